import { isObject } from "../text/path.ts";
import { displayName, firstText } from "./format-value.ts";
import { isSame } from "./is-same.ts";

/**
 * Returns the index in `before` of each entry of `after`; undefined for a new entry. Looks first
 * for an equal entry, then for the only unmatched entry with the same id, name, platform or photo.
 * Matches the other entries by index if the lists have equal lengths; if not, matches entries that
 * differ in one field only.
 */
export function matchEntries(
	before: readonly unknown[],
	after: readonly unknown[],
): readonly (number | undefined)[] {
	const unmatched = new Set(before.keys());
	const matches: (number | undefined)[] = after.map(() => undefined);
	const match = (isMatch: (old: number, now: number) => boolean) => {
		for (const now of after.keys()) {
			if (matches[now] !== undefined) continue;
			const found = [...unmatched].find((old) => isMatch(old, now));
			if (found === undefined) continue;
			unmatched.delete(found);
			matches[now] = found;
		}
	};
	const isAtSameIndex = (old: number, now: number) => old === now;
	const isEqual = (old: number, now: number) => isSame(before[old], after[now]);
	match((old, now) => isAtSameIndex(old, now) && isEqual(old, now));
	match(isEqual);
	const unmatchedLists = [
		before.filter((_, index) => unmatched.has(index)),
		after.filter((_, index) => matches[index] === undefined),
	];
	match((old, now) => {
		const identity = identityOf(after[now]);
		return (
			identity !== "" &&
			identity === identityOf(before[old]) &&
			unmatchedLists.every((list) => isUnique(identity, list))
		);
	});
	match(
		before.length === after.length
			? isAtSameIndex
			: (old, now) => hasOneChange(before[old], after[now]),
	);
	return matches;
}

/** True for a renamed entry: all fields but one are the same. */
function hasOneChange(before: unknown, after: unknown): boolean {
	if (!isObject(before) || !isObject(after)) return false;
	const names = Object.keys({ ...before, ...after });
	const changed = names.filter(
		(name) => !isSame(Reflect.get(before, name), Reflect.get(after, name)),
	);
	return changed.length === 1 && names.length > 1;
}

/** Returns the id, name, platform or photo of a list entry; "" if it has none. */
export function identityOf(entry: unknown): string {
	const { id, photo, platform } = Object(entry);
	return firstText([id, displayName(entry), platform, Object(photo).file]);
}

function isUnique(identity: string, list: readonly unknown[]): boolean {
	return list.filter((one) => identityOf(one) === identity).length === 1;
}
