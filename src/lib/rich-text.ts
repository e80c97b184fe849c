import type { PhrasingContent, RootContent } from "mdast";

/** Validated Markdown: `parseMarkdown` lists the types of nodes that it contains. */
export type RichText = readonly RootContent[];

declare module "mdast" {
	// biome-ignore lint/style/useConsistentTypeDefinitions: Only an interface extends mdast's type.
	interface HeadingData {
		id: string;
	}
}

export function plainText(nodes: readonly PhrasingContent[]): string {
	return nodes
		.map((node) => {
			if ("children" in node) return plainText(node.children);
			return "value" in node ? node.value : " ";
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
	return text.flatMap((node) =>
		node.type === "heading" && node.depth === 2 && node.data
			? [{ id: node.data.id, title: plainText(node.children) }]
			: [],
	);
}
