import type { RootContent } from "mdast";
import { createElement, type ReactNode } from "react";
import type { RichText as Text } from "#lib/rich-text.ts";
import { Link } from "../link/link.tsx";
import css from "./rich-text.module.css";

type Props = {
	text: Text;
	hasLead?: boolean;
};

/**
 * Renders the text of an article or legal page without HTML strings. Defers all sections but the
 * first, because legal texts are long.
 */
export function RichText({ text, hasLead = false }: Props) {
	const [beginning = [], ...otherSections] = inSections(text);
	return createElement(
		"div",
		{ className: css.prose, "data-lead": hasLead ? "" : undefined },
		element("div", {}, beginning),
		...otherSections.map((section) =>
			element("div", { "data-deferred": "" }, section),
		),
	);
}

/**
 * Splits a text at its second-level headings. Text before the first heading belongs to the first
 * section.
 */
function inSections(text: Text): Text[] {
	const [, ...starts] = text.flatMap((node, index) =>
		node.type === "heading" && node.depth === 2 ? [index] : [],
	);
	return [0, ...starts].map((start, index) => text.slice(start, starts[index]));
}

function render(node: RootContent): ReactNode {
	switch (node.type) {
		case "heading":
			return element(`h${node.depth}`, { id: node.data?.id }, node.children);
		case "paragraph":
			return element("p", {}, node.children);
		case "blockquote":
			return element("blockquote", {}, node.children);
		case "list":
			return element(node.ordered ? "ol" : "ul", {}, node.children);
		case "listItem": {
			const [first, ...rest] = node.children;
			const isOneLine = first?.type === "paragraph" && rest.length === 0;
			return element("li", {}, isOneLine ? first.children : node.children);
		}
		case "text":
			return node.value;
		case "strong":
			return element("strong", {}, node.children);
		case "emphasis":
			return element("em", {}, node.children);
		case "link":
			return (
				<Link href={node.url} isExternal={node.url.startsWith("https:")}>
					{element("span", {}, node.children)}
				</Link>
			);
		case "break":
			return <br />;
		default:
			return null;
	}
}

/** Passes children as arguments, because React requires keys for children in an array. */
function element(
	name: string,
	attributes: Record<string, string | undefined>,
	children: readonly RootContent[],
): ReactNode {
	return createElement(name, attributes, ...children.map(render));
}
