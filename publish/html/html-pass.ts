import { createHash } from "node:crypto";

const element =
	/<(script|style)(?: type="speculationrules")?>([\s\S]*?)<\/\1>/g;

/** The inline scripts and styles of a page, for the security policy: `sha256-…`. */
export function inlineHashes(html: string) {
	const found = { script: new Set<string>(), style: new Set<string>() };
	for (const [, kind, code = ""] of html.matchAll(element)) {
		const text = code.replaceAll("&lt;", "<").replaceAll("&amp;", "&");
		found[kind as "script" | "style"].add(
			`sha256-${createHash("sha256")
				.update(kind === "style" ? text : code)
				.digest("base64")}`,
		);
	}
	return { scriptHashes: [...found.script], styleHashes: [...found.style] };
}
