import type { BlockContent, PhrasingContent, RootContent } from "mdast";
import { toMarkdown } from "mdast-util-to-markdown";
import { linkedId } from "./columns.ts";
import { isPlainObject } from "./is-plain-object.ts";

type Node = {
	nodeType: string;
	value?: string;
	marks?: readonly { type: string }[];
	data?: Readonly<Record<string, unknown>>;
	content?: readonly Node[];
};

export function isRichText(value: unknown): value is Node {
	return isPlainObject(value) && value.nodeType === "document";
}

/** Called for unsupported content, for example with "an embedded entry (4hx…)". */
export type OnUnsupported = (found: string) => void;

/**
 * Converts rich text to Markdown. A space contains rich text only if its owner added such a field.
 */
export function markdownOf(
	document: Node,
	onUnsupported: OnUnsupported,
): string {
	const children = document.content?.flatMap((node) =>
		block(node, onUnsupported),
	);
	return toMarkdown(
		{ type: "root", children: children ?? [] },
		{ bullet: "-", emphasis: "_" },
	).trim();
}

function block(node: Node, onUnsupported: OnUnsupported): RootContent[] {
	const inner = () =>
		(node.content ?? []).flatMap((child) => block(child, onUnsupported));
	const heading = /^heading-([1-6])$/.exec(node.nodeType);
	if (heading)
		return [
			{
				type: "heading",
				depth: Number(heading[1]) as 1 | 2 | 3 | 4 | 5 | 6,
				children: inlines(node, onUnsupported),
			},
		];
	switch (node.nodeType) {
		case "paragraph": {
			const children = inlines(node, onUnsupported);
			// Contentful's web app ends each text with an empty paragraph.
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
							block(child, onUnsupported),
						) as BlockContent[],
					})),
				},
			];
		default:
			onUnsupported(describe(node));
			return [];
	}
}

function inlines(
	{ content = [] }: Node,
	onUnsupported: OnUnsupported,
): PhrasingContent[] {
	return content.flatMap((node): PhrasingContent[] => {
		if (node.nodeType === "hyperlink")
			return [
				{
					type: "link",
					url: String(node.data?.uri),
					children: inlines(node, onUnsupported),
				},
			];
		if (node.nodeType !== "text") {
			onUnsupported(describe(node));
			return [];
		}
		if (!node.value) return [];
		return [
			(node.marks ?? []).reduce<PhrasingContent>(
				(inner, { type }) => marked(inner, type, onUnsupported),
				{ type: "text", value: node.value },
			),
		];
	});
}

function marked(
	inner: PhrasingContent,
	style: string,
	onUnsupported: OnUnsupported,
): PhrasingContent {
	if (style === "bold") return { type: "strong", children: [inner] };
	if (style === "italic") return { type: "emphasis", children: [inner] };
	onUnsupported(`${style} letters`);
	return inner;
}

function describe({ nodeType, data }: Node): string {
	const name = nodeType.replace(/-(block|inline)$/, "").replaceAll("-", " ");
	const id = linkedId(data?.target);
	return `${/^[aeiou]/.test(name) ? "an" : "a"} ${name}${id ? ` (${id})` : ""}`;
}
