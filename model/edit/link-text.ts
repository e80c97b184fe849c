export type LinkText = {
	start: number;
	end: number;
	text: string;
	address: string;
};

export function linkAt(
	text: string,
	selectionStart: number,
	selectionEnd: number,
): LinkText | undefined {
	for (const {
		index,
		0: link,
		1: linkText = "",
		2: address = "",
	} of text.matchAll(/\[([^[\]]*)\]\(((?:\{[^{}]*\}|[^(){}\s])*)\)/g)) {
		const end = index + link.length;
		if (index <= selectionEnd && selectionStart <= end)
			return { start: index, end, text: linkText, address };
	}
	return undefined;
}

/**
 * Completes a typed address: "www.example.com" -> "https://www.example.com", "hello@example.com" ->
 * "mailto:hello@example.com". Also changes http: to https: and trims spaces.
 */
export function completeAddress(typed: string): string {
	const text = typed.trim();
	if (/^[^\s@:/]+@[^\s@/]+\.[a-z]{2,}$/i.test(text)) return `mailto:${text}`;
	if (/^[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}(?:[/?#]\S*)?$/i.test(text))
		return `https://${text}`;
	return text.replace(/^http:/i, "https:");
}
