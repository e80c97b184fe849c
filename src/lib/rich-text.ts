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

export type Block =
	| {
			kind: "heading";
			level: 2 | 3;
			id: string;
			text: readonly Inline[];
	  }
	| { kind: "paragraph"; text: readonly Inline[] }
	| {
			kind: "list";
			isOrdered: boolean;
			entries: readonly (readonly Block[])[];
	  }
	| { kind: "quote"; blocks: readonly Block[] };

export type RichText = readonly Block[];

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

export function sectionsOf(text: RichText): { id: string; title: string }[] {
	return text.flatMap((block) =>
		block.kind === "heading" && block.level === 2
			? [{ id: block.id, title: plainText(block.text) }]
			: [],
	);
}
