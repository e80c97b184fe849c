/** Compares two JSON values. The order of keys counts. */
export function isSame(a: unknown, b: unknown): boolean {
	return JSON.stringify(a) === JSON.stringify(b);
}
