/** Part of a line of text. */
export type Inline =
	| string
	| { kind: "strong" | "emphasis"; text: readonly Inline[] }
	| {
			kind: "link";
			href: string;
			isExternal: boolean;
			text: readonly Inline[];
	  }
	| { kind: "break" };

/** One part of a text below the other. */
export type Block =
	| {
			kind: "heading";
			level: 2 | 3;
			/** The anchor that tables of contents lead to. */
			id: string;
			text: readonly Inline[];
	  }
	| { kind: "paragraph"; text: readonly Inline[] }
	| {
			kind: "list";
			isOrdered: boolean;
			/** Each entry; one of a single paragraph needs no paragraph around it. */
			entries: readonly (readonly Block[])[];
	  }
	| { kind: "quote"; blocks: readonly Block[] };

/** A text of an article or a legal page: plain data that React renders, never a string of HTML. */
export type RichText = readonly Block[];

/** The words alone, for anchors, tables of contents and counting. */
export function plainText(parts: readonly Inline[]): string {
	return parts
		.map((part) => {
			if (typeof part === "string") return part;
			return part.kind === "break" ? " " : plainText(part.text);
		})
		.join("");
}

/** "What we collect: 5 kinds" -> "what-we-collect-5-kinds" */
export function anchorOf(heading: string): string {
	return heading
		.toLowerCase()
		.replace(/[’']/g, "")
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^[-\d]+|-+$/g, "");
}

/** The headings of the first level in their order: a table of contents. */
export function sectionsOf(text: RichText): { id: string; title: string }[] {
	return text.flatMap((block) =>
		block.kind === "heading" && block.level === 2
			? [{ id: block.id, title: plainText(block.text) }]
			: [],
	);
}
