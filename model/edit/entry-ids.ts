import { isSame } from "./differences.ts";

/** Identifies the entries of a list, which have no names of their own, from one state of the list to the next. */
export type EntryIds = {
	values: readonly unknown[];
	/** One of each value. */
	ids: readonly number[];
	/** The id of the next entry that is added. */
	next: number;
};

export const noEntries: EntryIds = { values: [], ids: [], next: 0 };

/** An entry keeps its id where it moves, and where it alone has changed. */
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
