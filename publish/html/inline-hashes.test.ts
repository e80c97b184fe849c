import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { inlineHashes } from "./inline-hashes.ts";

function hashOf(code: string): string {
	return `sha256-${createHash("sha256").update(code).digest("base64")}`;
}

test("inlineHashes decodes HTML entities of a style inside SVG before it hashes the style", () => {
	const html = "<svg><style>.a&gt;b{top:&amp;}</style></svg>";
	expect(inlineHashes(html).styleHashes).toEqual([hashOf(".a>b{top:&}")]);
});
