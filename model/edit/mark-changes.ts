const tokens = /<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>|[^<]+/g;

/**
 * Adds `data-changed` to the elements whose text or attributes differ from those of an earlier
 * version of the page. Expects HTML that React has rendered: void elements end with "/>".
 */
export function markChanges(earlier: string, html: string): string {
	const before = earlier.match(tokens) ?? [];
	const now = html.match(tokens) ?? [];
	const changed = new Set(
		changedIndexes(before, now)
			.filter((index) => !/^<(\/|script|style)/.test(now[index] ?? ""))
			.map((index) => startTagAt(now, index)),
	);
	return now
		.map((token, index) =>
			changed.has(index) ? token.replace(/^<[\w-]+/, "$& data-changed") : token,
		)
		.join("");
}

/**
 * Compares the tokens by their places. If the page has no new text, an element was moved or removed;
 * then the first text in another place counts. If many places differ, an element was added; then
 * only tokens that the earlier version does not have count.
 */
function changedIndexes(
	before: readonly string[],
	now: readonly string[],
): readonly number[] {
	const known = new Set(before);
	const indexes = [...now.keys()];
	const added = indexes.filter((index) => !known.has(now[index] ?? ""));
	const textsBefore = before.filter(isText);
	const texts = indexes.filter((index) => isText(now[index] ?? ""));
	if (added.every((index) => !isText(now[index] ?? ""))) {
		const moved = texts.find(
			(index, place) => now[index] !== textsBefore[place],
		);
		if (moved !== undefined) return [moved];
	}
	if (before.length !== now.length) return added;
	const differing = indexes.filter((index) => now[index] !== before[index]);
	const isMoved = added.length > 0 && differing.length > 2 * added.length;
	return isMoved ? added : differing;
}

function isText(token: string): boolean {
	return !token.startsWith("<");
}

/** Returns the index of the start tag of the element at a token; -1 outside all elements. */
function startTagAt(all: readonly string[], index: number): number {
	let closed = 0;
	for (let at = index; at >= 0; at -= 1) {
		const token = all[at] ?? "";
		const isVoid = token.endsWith("/>");
		if (!token.startsWith("<") || token.startsWith("<!")) continue;
		if (at === index) return at;
		if (isVoid || /^<(script|style)/.test(token)) continue;
		if (token.startsWith("</")) closed += 1;
		else if (closed > 0) closed -= 1;
		else return at;
	}
	return -1;
}
