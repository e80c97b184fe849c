import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { headersFile } from "../../publish/hosts/headers-file.ts";
import { contentSecurityPolicy } from "../../publish/html/security-policy.ts";
import { builds } from "../support/sites/sites.ts";
import { ownersContent } from "./owners-content.ts";

const read = (file: string) =>
	readFileSync(join(builds.published, file), "utf8");
const { integrations } = ownersContent;

/** The security policy of each host; the local server is last. */
const policies = {
	"_headers of Cloudflare and Netlify": policiesIn(
		read("client/_headers"),
		/^ {2}Content-Security-Policy: (.*)$/gm,
	),
	"nginx.conf": policiesIn(
		read("hosts/nginx.conf"),
		/add_header Content-Security-Policy "(.*)" always;/g,
	),
	Caddyfile: policiesIn(
		read("hosts/Caddyfile"),
		/Content-Security-Policy "(.*)"$/gm,
	),
	"site-rules.json": policiesIn(
		read("site-rules.json"),
		/"Content-Security-Policy": "(.*)",?$/gm,
	),
};

test.each(
	Object.entries(policies).filter(([host]) => host !== "site-rules.json"),
)("%s has the same security policies as site-rules.json", (_host, found) => {
	expect(new Set(found)).toEqual(new Set(policies["site-rules.json"]));
});

test("the security policies of pages differ only in style-src", () => {
	const withoutStyles = policies["site-rules.json"].map((policy) =>
		policy.replace(/ style-src [^;]*;/, ""),
	);
	expect(withoutStyles.length).toBeGreaterThan(1);
	expect(new Set(withoutStyles).size).toBe(1);
});

test("_headers stays within Cloudflare's line length when the owner adds a pixel", () => {
	const [longest = ""] = policies["site-rules.json"].toSorted(
		(a, b) => b.length - a.length,
	);
	const hashesIn = (directive: string) =>
		[
			...(new RegExp(`${directive} ([^;]*)`).exec(longest)?.[1] ?? "").matchAll(
				/'(sha256-[^']+)'/g,
			),
		].map(([, hash = ""]) => hash);
	const withPixel = contentSecurityPolicy(
		{ ...integrations, pixel: { ...integrations.pixel, id: "1" } },
		// Passes hashes instead of code. Only the policy's length matters here, and the hash of a
		// hash has the same length as the hash of the code.
		{ scripts: hashesIn("script-src"), styles: hashesIn("style-src") },
	);
	expect(withPixel).toContain(integrations.pixel.scripts[0]);
	const headers = { "Content-Security-Policy": withPixel };
	expect(headersFile([{ path: "/pricing", headers }])).toContain(withPixel);
});

function policiesIn(text: string, pattern: RegExp): string[] {
	return [...text.matchAll(pattern)].map(([, found]) => found ?? "");
}
