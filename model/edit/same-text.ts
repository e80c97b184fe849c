import { isObject, type Path, valueAt } from "../text/path.ts";
import { textsOf } from "../text/walk-values.ts";
import { isSame } from "./is-same.ts";

/**
 * Returns the text that the field at `path` had before. Returns undefined if the field is unchanged
 * or empty.
 */
export function oldText(
	saved: unknown,
	value: unknown,
	path: Path,
): string | undefined {
	const [old, now] = [saved, value].map((file) => valueAt(file, path));
	if (typeof old !== "string" || old === "" || old === now || !now)
		return undefined;
	const name = path.at(-1);
	// Ignores entries of a list of texts, because an entry may have moved.
	if (typeof name === "number") return undefined;
	// If the entry was moved, `path` refers to another entry.
	const [entryBefore, entryNow] = [saved, value].map((file) =>
		without(valueAt(file, path.slice(0, -1)), name),
	);
	return isSame(entryBefore, entryNow) ? old : undefined;
}

/**
 * If the field at `path` has changed, returns other fields that have the same name and the old
 * text, such as the footer's copy of a label.
 */
export function fieldsWithOldText(
	saved: unknown,
	value: unknown,
	path: Path,
): Path[] {
	const old = oldText(saved, value, path);
	return textsOf(value)
		.filter(
			({ text, path: other }) => text === old && other.at(-1) === path.at(-1),
		)
		.map(({ path }) => path);
}

function without(value: unknown, name: PropertyKey | undefined): unknown {
	if (!isObject(value) || Array.isArray(value)) return undefined;
	return Object.fromEntries(
		Object.entries(value).filter(([key]) => key !== name),
	);
}
