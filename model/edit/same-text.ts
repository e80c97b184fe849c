import { isObject, type Path, valueAt } from "../text/path.ts";
import { textsOf } from "../text/walk-values.ts";
import { isSame } from "./is-same.ts";

/**
 * If the field at `path` has changed, returns other fields that have the same name and the old
 * text, such as the footer's copy of a label. Returns [] if the field is unchanged or empty.
 */
export function fieldsWithOldText(
	saved: unknown,
	value: unknown,
	path: Path,
): Path[] {
	const [old, now] = [saved, value].map((file) => valueAt(file, path));
	if (typeof old !== "string" || old === "" || old === now || !now) return [];
	const name = path.at(-1);
	// Ignores entries of a list of texts, because an entry may have moved.
	if (typeof name === "number") return [];
	// Returns [] if the entry was moved, because `path` then refers to another entry.
	const [entryBefore, entryNow] = [saved, value].map((file) =>
		without(valueAt(file, path.slice(0, -1)), name),
	);
	if (!isSame(entryBefore, entryNow)) return [];
	return textsOf(value)
		.filter(({ text, path: other }) => text === old && other.at(-1) === name)
		.map(({ path }) => path);
}

function without(value: unknown, name: PropertyKey | undefined): unknown {
	if (!isObject(value) || Array.isArray(value)) return undefined;
	return Object.fromEntries(
		Object.entries(value).filter(([key]) => key !== name),
	);
}
