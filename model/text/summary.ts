/** The maximum number of characters that search engines show. */
export const maxSummaryLength = 170;

/**
 * Returns the first sentences of a Markdown text that fit into a summary, without markup and
 * headings; "" if none fits.
 */
export function summarize(markdown: string): string {
	const words = markdown
		.split("\n")
		.filter((line) => !/^#/.test(line))
		.map((line) => line.replace(/^\s*(?:[->]|\d+\.) /, ""))
		.join(" ")
		.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
		.replaceAll(/\*+/g, "")
		.replaceAll(/\s+/g, " ")
		.trim();
	const sentences = words.match(/.+?[.!?](?= |$)/g) ?? [];
	let summary = "";
	for (const sentence of sentences) {
		if (summary.length + sentence.length > maxSummaryLength) break;
		summary += sentence;
	}
	return summary.trim();
}
