/**
 * Adds `data-changed` to each element in <main> whose text or picture differs from an earlier
 * version of the page. Ignores the texts of child elements.
 */
export function markChanges(earlier: string, html: string): string {
	const page = parse(html);
	const leaves = leavesOf(page);
	const changed = changedIndexes(
		leavesOf(parse(earlier)).map(({ key }) => key),
		leaves.map(({ key }) => key),
	);
	for (const index of changed)
		leaves[index]?.element.setAttribute("data-changed", "");
	return `<!doctype html>${page.documentElement.outerHTML}`;
}

function parse(html: string): Document {
	return new DOMParser().parseFromString(html, "text/html");
}

function leavesOf(page: Document) {
	return [...page.querySelectorAll("main :not(script, style)")].flatMap(
		(element) => {
			const texts = [...element.childNodes].map((node) =>
				node.nodeType === Node.TEXT_NODE ? node.nodeValue : "",
			);
			const picture = element.closest("picture") ?? element;
			const key = element.matches("img")
				? picture.outerHTML
				: texts.join("").trim() && texts.join("|");
			return key ? [{ element, key }] : [];
		},
	);
}

/**
 * Returns the indexes of the keys that are new in `now`. If no key is new, a key was moved or
 * removed. In this case, returns the first index whose key differs.
 */
export function changedIndexes(
	before: readonly string[],
	now: readonly string[],
): readonly number[] {
	const earlierKeys = new Set(before);
	const indexes = [...now.keys()];
	const added = indexes.filter((index) => !earlierKeys.has(now[index] ?? ""));
	const moved = indexes.filter((index) => now[index] !== before[index]);
	return added.length > 0 ? added : moved.slice(0, 1);
}
