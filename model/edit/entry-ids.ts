import { matchEntries } from "./match-entries.ts";

/** `ids` contains stable React keys for list entries (`values`) that have no id. */
export type EntryIds = {
	values: readonly unknown[];
	ids: readonly number[];
	next: number;
};

export const noEntries: EntryIds = { values: [], ids: [], next: 0 };

export function nextEntryIds(
	before: EntryIds,
	values: readonly unknown[],
): EntryIds {
	let { next } = before;
	const ids = matchEntries(before.values, values).map((index) => {
		const id = index === undefined ? undefined : before.ids[index];
		if (id !== undefined) return id;
		next += 1;
		return next - 1;
	});
	return { values, ids, next };
}
