import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
	attribute,
	builtPages,
	codeOf,
	type Element,
	elementsIn,
} from "../support/built/built-pages.ts";
import { builds } from "../support/sites/sites.ts";

const client = join(builds.published, "client");
const pages = builtPages(builds.published);
const policy = /Content-Security-Policy: (.*)/.exec(
	readFileSync(join(client, "_headers"), "utf8"),
)?.[1];
const allowed = (directive: string) =>
	[
		...(
			new RegExp(`${directive} ([^;]*)`).exec(policy ?? "")?.[1] ?? ""
		).matchAll(/'(sha256-[^']+)'/g),
	].map(([, hash]) => hash);

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

describe.each(pages)("the code inside $path", (page) => {
	const scripts = page.all("script").filter((script) => !isData(script));

	test("is in the security policy, which knows no other script", () => {
		expect(scripts).not.toEqual([]);
		expect([...new Set(scripts.map(hashOf))]).toEqual(allowed("script-src"));
	});

	test("does not wait for the network", () => {
		expect(scripts.filter((script) => attribute(script, "src"))).toEqual([]);
	});

	test("has pages of the site fetched ahead, no files, and renders none ahead", () => {
		const rules = scripts.filter(
			(script) => attribute(script, "type") === "speculationrules",
		);
		expect(rules.map((script) => JSON.parse(codeOf(script)))).toEqual([
			speculationRules,
		]);
	});

	test("has no handler in an attribute", () => {
		const forbidden = page
			.all()
			.flatMap(({ attrs }) => attrs)
			.filter(
				({ name, value }) => /^on/.test(name) || /^\s*javascript:/i.test(value),
			);
		expect(forbidden).toEqual([]);
	});
});

test("the security policy knows each style, and lists none that no page has", () => {
	const styles = pages.flatMap((page) => page.all("style").map(hashOf));
	expect(new Set(allowed("style-src"))).toEqual(new Set(styles));
});

test.each(pages)(
	"the theme of $path is set before the style, so that it does not flash",
	(page) => {
		const order = page
			.all("head")
			.flatMap((head) => elementsIn(head, "script", "style"))
			.filter((element) => !isData(element));
		expect(order.map(({ tagName }) => tagName)).toEqual(["script", "style"]);
	},
);

/** Scripts with data do not run. */
function isData(script: Element): boolean {
	return /json/.test(attribute(script, "type") ?? "");
}

function hashOf(script: Element): string {
	return `sha256-${createHash("sha256").update(codeOf(script)).digest("base64")}`;
}
