import { describe, expect, test } from "vitest";
import { builtPage, builtPages, metaOf } from "../support/built/built-pages.ts";
import { builds } from "../support/sites/sites.ts";

// These tests simulate hosts and browsers that rewrite email addresses and phone numbers.

const pages = [...builtPages(builds.site), ...builtPages(builds.secondGym)];

describe("Cloudflare's email obfuscation", () => {
	test.each(pages)("finds no email address in $path", ({ html }) => {
		expect(obfuscated(html)).toEqual([]);
	});

	test("finds email addresses on the home page without its email_off comments", () => {
		const { html } = builtPage("/");
		const bare = html.replaceAll(/<!--\/?email_off-->/g, "");
		expect(obfuscated(bare)).not.toEqual([]);
	});
});

describe("the data detectors of iOS", () => {
	test.each(pages)("are disabled in $path", (page) => {
		expect(metaOf(page, "format-detection")).toBe(
			"telephone=no, date=no, address=no, email=no",
		);
	});

	test.each(pages)(
		"find no unlinked phone number or email in $path",
		({ all }) => {
			const plain = all("*")
				.filter((element) => !element.closest("a, head"))
				.flatMap(ownText)
				.filter((text) => /\(\d{3}\) \d{3}-\d{4}|\S+@\S+\.\w/.test(text));
			expect(plain).toEqual([]);
		},
	);
});

/**
 * Finds the addresses that Cloudflare would hide, in texts and links. Cloudflare skips some
 * elements and the text between email_off comments
 * (https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/).
 */
function obfuscated(html: string): string[] {
	const read = html
		.replaceAll(/<!--email_off-->[\s\S]*?<!--\/email_off-->/g, "")
		.replaceAll(/<(head|script|noscript|textarea|xmp)\b[\s\S]*?<\/\1>/g, "");
	const links = read.match(/<a\b[^>]*href="mailto:[^"]*"/g) ?? [];
	const texts = read.replaceAll(/<[^>]*>/g, " ").match(/\S+@\S+\.\w+/g) ?? [];
	return [...links, ...texts];
}

function ownText({ localName, childNodes }: Element): string[] {
	if (["script", "style"].includes(localName)) return [];
	return [...childNodes].flatMap((node) =>
		node.nodeType === node.ELEMENT_NODE ? [] : (node.nodeValue ?? []),
	);
}
