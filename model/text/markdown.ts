import type { PhrasingContent, RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import {
	anchorOf,
	type Block,
	type Inline,
	plainText,
	type RichText,
} from "#lib/rich-text.ts";
import type { ContentProblem } from "./content-error.ts";
import type { ContentFile } from "./content-file.ts";
import { isLinkTarget } from "./link-target.ts";
import { refusedInValue, visibleCharacters } from "./refused-characters.ts";

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
	text: RichText;
	links: readonly BodyLink[];
	problems: readonly ContentProblem[];
};

/**
 * Parses Markdown: two levels of headings, paragraphs, lists, quotations, links, bold and italics.
 * Reports anything else, above all HTML, instead of sanitizing it.
 */
export function parseMarkdown(
	markdown: string,
	file: Pick<ContentFile, "name" | "bodyLine">,
): MarkdownText {
	const links: BodyLink[] = [];
	const problems: ContentProblem[] = [];
	const anchors = new Set<string>();

	function report(
		node: RootContent,
		expected: string,
		found: string,
	): undefined {
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

	function unknown(node: RootContent): undefined {
		return report(
			node,
			"headings (## or ###), paragraphs, lists, quotations, links, bold or italics",
			unknownKinds[node.type] ?? node.type,
		);
	}

	function block(node: RootContent): Block | undefined {
		switch (node.type) {
			case "heading": {
				const text = inlines(node.children);
				if (node.depth !== 2 && node.depth !== 3) {
					return report(
						node,
						"a heading with ## or ###; the title stands in the fields above",
						`a heading with ${"#".repeat(node.depth)}`,
					);
				}
				return {
					kind: "heading",
					level: node.depth,
					id: uniqueAnchor(plainText(text)),
					text,
				};
			}
			case "paragraph":
				return { kind: "paragraph", text: inlines(node.children) };
			case "list":
				return {
					kind: "list",
					isOrdered: node.ordered ?? false,
					entries: node.children.map((entry) => blocks(entry.children)),
				};
			case "blockquote":
				return { kind: "quote", blocks: blocks(node.children) };
			default:
				return unknown(node);
		}
	}

	function blocks(nodes: readonly RootContent[]): Block[] {
		return nodes.flatMap((node) => block(node) ?? []);
	}

	function inlines(nodes: readonly PhrasingContent[]): Inline[] {
		return nodes.flatMap((node) => inline(node) ?? []);
	}

	function inline(node: PhrasingContent): Inline | undefined {
		switch (node.type) {
			case "text":
				reportRefused(node, node.value);
				if (node.value.includes("]("))
					report(
						node,
						"a link such as [words](/pricing) without another link in it",
						JSON.stringify(node.value),
					);
				return node.value.replace(/\s*\n\s*/g, " ");
			case "strong":
			case "emphasis":
				return { kind: node.type, text: inlines(node.children) };
			case "break":
				return { kind: "break" };
			case "link":
				if (!isLinkTarget(node.url))
					return report(
						node,
						"a link to a page such as /pricing, https://…, tel:+1… or mailto:…",
						JSON.stringify(node.url),
					);
				reportRefused(node, node.url);
				links.push({ href: node.url, line: lineOf(node) });
				return {
					kind: "link",
					href: node.url,
					isExternal: node.url.startsWith("https:"),
					text: inlines(node.children),
				};
			default:
				return unknown(node);
		}
	}

	function uniqueAnchor(heading: string): string {
		const wanted = anchorOf(heading) || "part";
		let id = wanted;
		for (let count = 2; anchors.has(id); count += 1) id = `${wanted}-${count}`;
		anchors.add(id);
		return id;
	}

	return { text: blocks(fromMarkdown(markdown).children), links, problems };
}
