import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { headersFor, type SiteRules } from "../../publish/hosts/site-rules.ts";
import { builtPages } from "../support/built/built-pages.ts";
import { builds } from "../support/sites/sites.ts";

const pages = builtPages(builds.published);
const rules: SiteRules = JSON.parse(
	readFileSync(join(builds.published, "site-rules.json"), "utf8"),
);

/** Returns the hashes in a directive of the page's security policy. */
function allowed(directive: string, path: string): (string | undefined)[] {
	const policy =
		headersFor(rules.headers, path)["Content-Security-Policy"] ?? "";
	const [, sources = ""] =
		new RegExp(`${directive} ([^;]*)`).exec(policy) ?? [];
	return [...sources.matchAll(/'(sha256-[^']+)'/g)].map(([, hash]) => hash);
}

const speculationRules = {
	prefetch: [
		{
			where: {
				and: [
					{ href_matches: "/*" },
					{ not: { href_matches: "/*.*" } },
					{ not: { selector_matches: "[target]" } },
				],
			},
			eagerness: expect.any(String),
		},
	],
};

describe.each(pages)("the inline scripts of $path", (page) => {
	const scripts = page.all("script").filter((script) => !isData(script));

	test("match exactly the script hashes of the security policy", () => {
		expect(scripts).not.toEqual([]);
		expect([...new Set(scripts.map(hashOf))]).toEqual(
			allowed("script-src", page.path),
		);
	});

	test("have no src", () => {
		expect(scripts.filter((script) => script.getAttribute("src"))).toEqual([]);
	});

	test("include speculation rules that prefetch pages, but no files, and prerender nothing", () => {
		const rules = scripts.filter((script) =>
			script.matches('[type="speculationrules"]'),
		);
		expect(rules.map((script) => JSON.parse(script.textContent))).toEqual([
			speculationRules,
		]);
	});
});

test.each(pages)(
	"the security policy of $path allows its inline styles",
	(page) => {
		const styles = page.all("style").map(hashOf);
		expect(styles).toHaveLength(2);
		expect(allowed("style-src", page.path)).toEqual(
			expect.arrayContaining(styles),
		);
	},
);

test("the security policies allow no style that no page has", () => {
	const styles = pages.flatMap((page) => page.all("style").map(hashOf));
	const inPolicies = rules.headers.flatMap(({ path }) =>
		allowed("style-src", path),
	);
	expect(new Set(inPolicies).difference(new Set(styles))).toEqual(new Set());
});

test.each(pages)(
	"the script in the head of $path is before the style, so that the theme does not flash",
	(page) => {
		const order = page
			.all("head script, head style")
			.filter((element) => !isData(element));
		expect(order.map(({ localName }) => localName)).toEqual([
			"script",
			"style",
		]);
	},
);

/** True for JSON data, which browsers do not run. */
function isData(script: Element): boolean {
	return /json/.test(script.getAttribute("type") ?? "");
}

function hashOf(script: Element): string {
	return `sha256-${createHash("sha256")
		.update(script.textContent)
		.digest("base64")}`;
}
