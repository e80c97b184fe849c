const tokens = /<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>|[^<]+/g;

/**
 * Adds `data-changed` to the elements whose text or attributes differ from those of an earlier
 * version of the page. Expects HTML that React has rendered: void elements end with "/>".
 */
export function markChanges(earlier: string, html: string): string {
	const before = earlier.match(tokens) ?? [];
	const now = html.match(tokens) ?? [];
	const known = new Set(before);
	const isChanged =
		before.length === now.length
			? (token: string, index: number) => token !== before[index]
			: (token: string) => !known.has(token);
	const changed = new Set(
		now.flatMap((token, index) =>
			isChanged(token, index) && !/^<(\/|script|style)/.test(token)
				? [startTagAt(now, index)]
				: [],
		),
	);
	return now
		.map((token, index) =>
			changed.has(index) ? token.replace(/^<[\w-]+/, "$& data-changed") : token,
		)
		.join("");
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
