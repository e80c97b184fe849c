import { createElement, type ReactNode } from "react";
import type { Block, Inline, RichText as Text } from "#lib/rich-text.ts";
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
	return element(
		"div",
		{ className: css.prose, "data-lead": hasLead ? "" : undefined },
		[
			element("div", {}, beginning.map(part)),
			...otherSections.map((section) =>
				element("div", { "data-deferred": "" }, section.map(part)),
			),
		],
	);
}

/**
 * Splits a text at its second-level headings. Text before the first heading belongs to the first
 * section.
 */
function inSections(text: Text): Text[] {
	const [, ...starts] = text.flatMap((block, index) =>
		block.kind === "heading" && block.level === 2 ? [index] : [],
	);
	return [0, ...starts].map((start, index) => text.slice(start, starts[index]));
}

function part(block: Block): ReactNode {
	switch (block.kind) {
		case "heading":
			return element(`h${block.level}`, { id: block.id }, line(block.text));
		case "paragraph":
			return element("p", {}, line(block.text));
		case "quote":
			return element("blockquote", {}, block.blocks.map(part));
		case "list":
			return element(
				block.isOrdered ? "ol" : "ul",
				{},
				block.entries.map((entry) => element("li", {}, entryParts(entry))),
			);
	}
}

function entryParts(blocks: Text): ReactNode[] {
	const [first, ...rest] = blocks;
	return first?.kind === "paragraph" && rest.length === 0
		? line(first.text)
		: blocks.map(part);
}

function line(parts: readonly Inline[]): ReactNode[] {
	return parts.map(span);
}

function span(inline: Inline): ReactNode {
	if (typeof inline === "string") return inline;
	switch (inline.kind) {
		case "strong":
			return element("strong", {}, line(inline.text));
		case "emphasis":
			return element("em", {}, line(inline.text));
		case "link":
			return (
				<Link href={inline.href} isExternal={inline.isExternal}>
					{element("span", {}, line(inline.text))}
				</Link>
			);
		case "break":
			return <br />;
	}
}

/** Passes children as arguments, because React requires keys for children in an array. */
function element(
	name: string,
	attributes: Record<string, string | true | undefined>,
	children: readonly ReactNode[],
): ReactNode {
	return createElement(name, attributes, ...children);
}
