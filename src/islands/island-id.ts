/** Prevents equal `useId` ids in two islands of a page. */
export function islandIdPrefix(index: number): string {
	return `i${index}-`;
}
