/** Keeps the ids of `useId` apart between the islands of a page. */
export function islandIdPrefix(index: number): string {
	return `i${index}-`;
}
