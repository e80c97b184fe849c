import { isObject, type Path } from "../text/path.ts";
import { matchEntries } from "./match-entries.ts";

/**
 * Returns the value that a field had in the saved file, even if its list entry was moved later.
 * Returns undefined for a field of a new entry.
 */
export function savedValueAt(
	now: unknown,
	saved: unknown,
	path: Path,
): unknown {
	const [key, ...rest] = path;
	if (key === undefined) return saved;
	if (!isObject(saved)) return undefined;
	const inner = isObject(now) ? Reflect.get(now, key) : undefined;
	const index =
		Array.isArray(now) && Array.isArray(saved)
			? matchEntries(saved, now)[Number(key)]
			: key;
	if (index === undefined) return undefined;
	return savedValueAt(inner, Reflect.get(saved, index), rest);
}
