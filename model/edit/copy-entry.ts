/** Returns a copy of a list entry. If the entry has an `id`, the copy has an unused `id`. */
export function copyEntry(entry: unknown, list: readonly unknown[]): unknown {
	const { id } = Object(entry);
	if (typeof id !== "string") return entry;
	const usedIds = new Set(list.map((one) => Object(one).id));
	let number = 2;
	while (usedIds.has(`${id}-${number}`)) number += 1;
	return { ...Object(entry), id: `${id}-${number}` };
}
