import { isSame } from "./differences.ts";

/** Stable React keys for list entries that have no id. */
export type EntryIds = {
	values: readonly unknown[];
	ids: readonly number[];
	next: number;
};

export const noEntries: EntryIds = { values: [], ids: [], next: 0 };

/** Keeps the ids of moved entries, and of changed entries if no entry was added. */
export function nextEntryIds(
	before: EntryIds,
	values: readonly unknown[],
): EntryIds {
	const free = new Set(before.values.keys());
	const take = (place: number | undefined) => {
		if (place === undefined) return undefined;
		free.delete(place);
		return before.ids[place];
	};
	const isAt = (place: number, value: unknown) =>
		free.has(place) && isSame(before.values[place], value);
	const unmoved = values.map((value, index) =>
		take(isAt(index, value) ? index : undefined),
	);
	const ids = values.map(
		(value, index) =>
			unmoved[index] ?? take([...free].find((place) => isAt(place, value))),
	);
	let { next } = before;
	const all = ids.map((id, index) => {
		if (id !== undefined) return id;
		const changed = free.has(index) ? index : [...free][0];
		const isAdded = values.length > before.values.length;
		const kept = isAdded ? undefined : take(changed);
		if (kept !== undefined) return kept;
		next += 1;
		return next - 1;
	});
	return { values, ids: all, next };
}
