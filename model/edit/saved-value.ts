import { isObject, type Path } from "../text/path.ts";
import { isSame, nameOf } from "./differences.ts";

/**
 * Returns the value that a field had in the saved file, even if the list entry has moved since.
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
	const before =
		Array.isArray(now) && Array.isArray(saved)
			? savedEntry(now, saved, Number(key))
			: Reflect.get(saved, key);
	return savedValueAt(inner, before, rest);
}

/**
 * Returns the saved entry that is equal, or else has the same unique name, or else the same index.
 */
function savedEntry(
	now: readonly unknown[],
	saved: readonly unknown[],
	index: number,
): unknown {
	const entry = now[index];
	const isTaken = (before: unknown) =>
		now.some((other, at) => at !== index && isMatch(other, before));
	const isMatch = (some: unknown, before: unknown) =>
		isSame(some, before) ||
		(identityOf(some) !== "" &&
			identityOf(some) === identityOf(before) &&
			[now, saved].every((list) => isUnique(identityOf(some), list)));
	const match = saved.find((before) => isMatch(entry, before));
	if (match !== undefined) return match;
	const before = saved[index];
	return isTaken(before) ? undefined : before;
}

function identityOf(entry: unknown): string {
	const id: unknown = Reflect.get(Object(entry), "id");
	return typeof id === "string" && id ? id : nameOf(entry);
}

function isUnique(identity: string, list: readonly unknown[]): boolean {
	return list.filter((one) => identityOf(one) === identity).length === 1;
}
