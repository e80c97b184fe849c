/**
 * The id that the anchor of an address names, without its #. One that is not well encoded, such as #50%, stands for
 * itself, as in the browser.
 */
export function anchorId(hash: string): string {
	const anchor = hash.slice(1);
	try {
		return decodeURIComponent(anchor);
	} catch {
		return anchor;
	}
}
