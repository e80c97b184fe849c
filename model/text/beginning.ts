/** The maximum number of characters that search engines show. */
export const longestSummary = 170;

/**
 * Returns the first sentences of a Markdown text that fit into a summary, without markup and
 * headings; "" if none fits.
 */
export function beginningOf(markdown: string): string {
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
	let beginning = "";
	for (const sentence of sentences) {
		if (beginning.length + sentence.length > longestSummary) break;
		beginning += sentence;
	}
	return beginning.trim();
}
