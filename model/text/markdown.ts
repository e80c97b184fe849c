import type { RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { anchorOf, plainText, type RichText } from "#lib/rich-text.ts";
import type { ContentProblem } from "./content-error.ts";
import type { ParsedFile } from "./content-file.ts";
import { isLinkTarget } from "./link-target.ts";
import { refusedInValue, visibleCharacters } from "./refused-characters.ts";
import { idsOfTextPages } from "./reserved-ids.ts";

const unknownKinds: Record<string, string> = {
	html: "HTML",
	code: "a code block",
	inlineCode: "code",
	image: "a picture in the text",
	thematicBreak: "a line across",
	definition: "a link's address below the text",
};

type BodyLink = { href: string; line: number };

export type MarkdownText = {
	/** Empty if there are problems. */
	text: RichText;
	links: readonly BodyLink[];
	problems: readonly ContentProblem[];
};

/**
 * Parses Markdown: two levels of headings, paragraphs, lists, quotations, links, bold and italics.
 * Reports anything else, above all HTML, instead of sanitizing it. Omits headings and links without
 * words, because the owner may not have typed them yet.
 */
export function parseMarkdown(
	markdown: string,
	file: Pick<ParsedFile, "name" | "bodyLine">,
): MarkdownText {
	const links: BodyLink[] = [];
	const problems: ContentProblem[] = [];
	const anchors = new Set(idsOfTextPages);
	let hasHeading = false;

	function report(node: RootContent, expected: string, found: string): void {
		problems.push({ file: file.name, line: lineOf(node), expected, found });
	}

	function lineOf(node: RootContent): number {
		return file.bodyLine + (node.position?.start.line ?? 1) - 1;
	}

	/**
	 * Checks the parsed text, because the raw text may contain "&#8203;" instead of the character.
	 */
	function reportRefused(node: RootContent, text: string): void {
		for (const { description } of refusedInValue(text))
			report(node, visibleCharacters, description);
	}

	function check(node: RootContent): void {
		switch (node.type) {
			case "heading":
				if (node.depth !== 2 && node.depth !== 3)
					report(
						node,
						"a heading with ## or ###; the title stands in the fields above",
						`a heading with ${"#".repeat(node.depth)}`,
					);
				// A first heading with ### would skip a level (WCAG 1.3.1).
				if (node.depth === 3 && !hasHeading) node.depth = 2;
				hasHeading ||= node.depth === 2;
				node.data = { id: uniqueAnchor(plainText(node.children)) };
				break;
			case "text":
				reportRefused(node, node.value);
				if (node.value.includes("]("))
					report(
						node,
						"a link such as [words](/pricing) without another link in it",
						JSON.stringify(node.value),
					);
				node.value = node.value.replace(/\s*\n\s*/g, " ");
				break;
			case "link":
				if (!isLinkTarget(node.url)) {
					report(
						node,
						"a link to a page such as /pricing, https://…, tel:+1… or mailto:…",
						JSON.stringify(node.url),
					);
					return;
				}
				reportRefused(node, node.url);
				links.push({ href: node.url, line: lineOf(node) });
				break;
			case "paragraph":
			case "list":
			case "listItem":
			case "blockquote":
			case "strong":
			case "emphasis":
			case "break":
				break;
			default:
				report(
					node,
					"headings (## or ###), paragraphs, lists, quotations, links, bold or italics",
					unknownKinds[node.type] ?? node.type,
				);
		}
		if ("children" in node) {
			const children: RootContent[] = node.children;
			children.splice(0, Infinity, ...children.filter(hasWords));
			children.forEach(check);
		}
	}

	function uniqueAnchor(heading: string): string {
		const wanted = anchorOf(heading) || "part";
		let id = wanted;
		for (let count = 2; anchors.has(id); count += 1) id = `${wanted}-${count}`;
		anchors.add(id);
		return id;
	}

	const text = fromMarkdown(markdown).children.filter(hasWords);
	text.forEach(check);
	return { text: problems.length > 0 ? [] : text, links, problems };
}

function hasWords(node: RootContent): boolean {
	const isHeadingOrLink = node.type === "heading" || node.type === "link";
	return !isHeadingOrLink || plainText(node.children).trim() !== "";
}
