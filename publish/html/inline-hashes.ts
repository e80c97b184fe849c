import { createHash } from "node:crypto";
import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5";

export type InlineHashes = {
	scriptHashes: readonly string[];
	styleHashes: readonly string[];
};

/**
 * Scripts of these types contain data and do not run, so the security policy needs no hash for
 * them.
 */
const dataTypes = ["application/json", "application/ld+json"];

export function inlineHashes(html: string): InlineHashes {
	const scripts = new Set<string>();
	const styles = new Set<string>();
	const visit = (node: Tree.ChildNode) => {
		if ("tagName" in node) {
			const [text] = node.childNodes;
			const code = text && "value" in text ? text.value : "";
			const type = node.attrs.find(({ name }) => name === "type")?.value ?? "";
			if (node.tagName === "style") styles.add(hashOf(code));
			if (node.tagName === "script" && code && !dataTypes.includes(type))
				scripts.add(hashOf(code));
		}
		if ("childNodes" in node) for (const child of node.childNodes) visit(child);
	};
	for (const node of parse(html).childNodes) visit(node);
	return { scriptHashes: [...scripts], styleHashes: [...styles] };
}

function hashOf(code: string): string {
	return `sha256-${createHash("sha256").update(code).digest("base64")}`;
}
