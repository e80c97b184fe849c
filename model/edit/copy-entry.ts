/** Returns a copy of a list entry with an unused short name, if the entry has one. */
export function copyEntry(entry: unknown, list: readonly unknown[]): unknown {
	const { id } = Object(entry);
	if (typeof id !== "string") return entry;
	const taken = new Set(list.map((one) => Object(one).id));
	let number = 2;
	while (taken.has(`${id}-${number}`)) number += 1;
	return { ...Object(entry), id: `${id}-${number}` };
}
