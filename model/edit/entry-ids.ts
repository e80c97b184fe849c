import { isSame } from "./differences.ts";

/** Stable React keys for list entries that have no id. */
export type EntryIds = {
	values: readonly unknown[];
	ids: readonly number[];
	next: number;
};

export const noEntries: EntryIds = { values: [], ids: [], next: 0 };

/** Keeps the ids of moved entries. Keeps the ids of changed entries, too, unless the list grew. */
export function nextEntryIds(
	before: EntryIds,
	values: readonly unknown[],
): EntryIds {
	const unmatched = new Set(before.values.keys());
	const reuseId = (oldIndex: number | undefined) => {
		if (oldIndex === undefined) return undefined;
		unmatched.delete(oldIndex);
		return before.ids[oldIndex];
	};
	const isAt = (oldIndex: number, value: unknown) =>
		unmatched.has(oldIndex) && isSame(before.values[oldIndex], value);
	const unmoved = values.map((value, index) =>
		reuseId(isAt(index, value) ? index : undefined),
	);
	const ids = values.map(
		(value, index) =>
			unmoved[index] ??
			reuseId([...unmatched].find((oldIndex) => isAt(oldIndex, value))),
	);
	let { next } = before;
	const all = ids.map((id, index) => {
		if (id !== undefined) return id;
		const changed = unmatched.has(index) ? index : [...unmatched][0];
		const isAdded = values.length > before.values.length;
		const kept = isAdded ? undefined : reuseId(changed);
		if (kept !== undefined) return kept;
		next += 1;
		return next - 1;
	});
	return { values, ids: all, next };
}
