/**
 * The minimum number of characters. Search engines replace a shorter description with other text of
 * the page.
 */
export const minSummaryLength = 50;

/** The maximum number of characters that search engines show. */
export const maxSummaryLength = 170;

/**
 * Returns the first sentences of a Markdown text, without markup and headings, up to
 * `maxSummaryLength`. If they are shorter than `minSummaryLength`, returns the whole text, or its first
 * words if it is longer than `maxSummaryLength`.
 */
export function summarize(markdown: string): string {
	const text = markdown
		.split("\n")
		.filter((line) => !/^#/.test(line))
		.map((line) => line.replace(/^\s*(?:[->]|\d+\.) /, ""))
		.join(" ")
		.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
		.replaceAll(/\*+/g, "")
		.replaceAll(/\s+/g, " ")
		.trim();
	const sentences = text.match(/.+?[.!?](?= |$)/g) ?? [];
	let summary = "";
	for (const sentence of sentences) {
		if (summary.length + sentence.length > maxSummaryLength) break;
		summary += sentence;
	}
	if (summary.length >= minSummaryLength) return summary.trim();
	return excerpt(text, maxSummaryLength);
}

export function excerpt(text: string, maxLength = 60): string {
	if (text.length <= maxLength) return text;
	return `${text.slice(0, maxLength - 1).replace(/[,;:.]?\s+\S*$/, "")}…`;
}
