import { expect, test } from "vitest";
import { wranglerFile } from "./wrangler.ts";

test("Cloudflare serves pages without a slash at the end and 404.html for missing ones", () => {
	const [comment, ...rest] = wranglerFile({
		name: "gym",
		directory: "./build/client",
	}).split("\n");
	expect(comment).toBe("// Written by publish/hosts/wrangler.ts.");
	expect(JSON.parse(rest.join("\n"))).toStrictEqual({
		name: "gym",
		compatibility_date: "2026-01-01",
		assets: {
			directory: "./build/client",
			html_handling: "drop-trailing-slash",
			not_found_handling: "404-page",
		},
	});
});
