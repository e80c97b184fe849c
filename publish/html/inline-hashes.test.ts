import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { inlineHashes } from "./inline-hashes.ts";

function hashOf(code: string): string {
	return `sha256-${createHash("sha256").update(code).digest("base64")}`;
}

test("each inline script is hashed once", () => {
	const html = "<script>a()</script><script>b()</script><script>a()</script>";
	expect(inlineHashes(html).scriptHashes).toEqual(["a()", "b()"].map(hashOf));
});

test("speculation rules are hashed like a script", () => {
	const html = '<script type="speculationrules">{"prefetch":[]}</script>';
	expect(inlineHashes(html).scriptHashes).toEqual([hashOf('{"prefetch":[]}')]);
});

test("JSON and scripts with an address need no hash", () => {
	const html =
		'<script type="application/ld+json">{}</script><script type="application/json">[]</script><script src="/a.js"></script>';
	expect(inlineHashes(html).scriptHashes).toEqual([]);
});

test("a style inside SVG is hashed as the parser reads it", () => {
	const html = "<svg><style>.a&gt;b{top:&amp;}</style></svg>";
	expect(inlineHashes(html).styleHashes).toEqual([hashOf(".a>b{top:&}")]);
});
