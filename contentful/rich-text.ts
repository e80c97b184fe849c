import type { BlockContent, PhrasingContent, RootContent } from "mdast";
import { toMarkdown } from "mdast-util-to-markdown";
import { linkedId } from "./columns.ts";
import { isObject } from "./is-object.ts";

type Node = {
	nodeType: string;
	value?: string;
	marks?: readonly { type: string }[];
	data?: Readonly<Record<string, unknown>>;
	content?: readonly Node[];
};

export function isRichText(value: unknown): value is Node {
	return isObject(value) && value.nodeType === "document";
}

/** Called for unsupported content: "an embedded entry (4hx…)". */
export type Strange = (found: string) => void;

/** Converts Contentful's rich text to Markdown, for spaces of other sites. */
export function markdownOf(document: Node, strange: Strange): string {
	const children = document.content?.flatMap((node) => block(node, strange));
	return toMarkdown(
		{ type: "root", children: children ?? [] },
		{ bullet: "-", emphasis: "_" },
	).trim();
}

function block(node: Node, strange: Strange): RootContent[] {
	const inner = () =>
		(node.content ?? []).flatMap((child) => block(child, strange));
	const heading = /^heading-([1-6])$/.exec(node.nodeType);
	if (heading)
		return [
			{
				type: "heading",
				depth: Number(heading[1]) as 1 | 2 | 3 | 4 | 5 | 6,
				children: inlines(node, strange),
			},
		];
	switch (node.nodeType) {
		case "paragraph": {
			const children = inlines(node, strange);
			// Contentful's web app ends each text with an empty line.
			return children.length > 0 ? [{ type: "paragraph", children }] : [];
		}
		case "blockquote":
			return [{ type: "blockquote", children: inner() as BlockContent[] }];
		case "ordered-list":
		case "unordered-list":
			return [
				{
					type: "list",
					ordered: node.nodeType === "ordered-list",
					spread: false,
					children: (node.content ?? []).map((entry) => ({
						type: "listItem",
						spread: false,
						children: (entry.content ?? []).flatMap((child) =>
							block(child, strange),
						) as BlockContent[],
					})),
				},
			];
		default:
			strange(said(node));
			return [];
	}
}

function inlines({ content = [] }: Node, strange: Strange): PhrasingContent[] {
	return content.flatMap((node): PhrasingContent[] => {
		if (node.nodeType === "hyperlink")
			return [
				{
					type: "link",
					url: String(node.data?.uri),
					children: inlines(node, strange),
				},
			];
		if (node.nodeType !== "text") {
			strange(said(node));
			return [];
		}
		if (!node.value) return [];
		return [
			(node.marks ?? []).reduce<PhrasingContent>(
				(inner, { type }) => marked(inner, type, strange),
				{ type: "text", value: node.value },
			),
		];
	});
}

function marked(
	inner: PhrasingContent,
	mark: string,
	strange: Strange,
): PhrasingContent {
	if (mark === "bold") return { type: "strong", children: [inner] };
	if (mark === "italic") return { type: "emphasis", children: [inner] };
	strange(`${mark} letters`);
	return inner;
}

/** embedded-entry-block -> "an embedded entry (4hxK…)" */
function said({ nodeType, data }: Node): string {
	const name = nodeType.replace(/-(block|inline)$/, "").replaceAll("-", " ");
	const id = linkedId(data?.target);
	return `${/^[aeiou]/.test(name) ? "an" : "a"} ${name}${id ? ` (${id})` : ""}`;
}
