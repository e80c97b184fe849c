import { describe, expect, test } from "vitest";
import {
	attribute,
	type BuiltPage,
	builtPage,
	elementsIn,
	textOf,
} from "../../support/built/built-pages.ts";
import { frozenContent } from "../../support/frozen-content.ts";

const { site, facts } = frozenContent;
const address = facts.get("gym.address") ?? "";

const terms = builtPage("/terms");
const privacy = builtPage("/privacy");
const accessibility = builtPage("/accessibility");

describe.each([terms, privacy, accessibility])(
	"the sections of $path",
	(page) => {
		test("ROUTE-27 are listed, and each entry leads to its heading", () => {
			const [list] = page
				.all("nav")
				.filter((nav) => attribute(nav, "aria-label") === "On this page");
			const entries = (list ? elementsIn(list, "a") : []).map((link) => [
				attribute(link, "href"),
				textOf(link),
			]);
			expect(entries).toEqual(
				sections(page).map((heading) => [
					`#${attribute(heading, "id")}`,
					textOf(heading),
				]),
			);
			expect(entries.length).toBeGreaterThanOrEqual(5);
		});
	},
);

describe("the terms", () => {
	test("ROUTE-18 TERMS-01 C-18 are dated June 12, 2023", () => {
		expect(terms.all("h1").map(textOf)).toEqual(["Terms and Conditions"]);
		expect(terms.text).toContain("Last updated June 12, 2023");
		expect(dates(terms)).toEqual(["2023-06-12"]);
	});

	test("TERMS-02 G-16 speak of all eight subjects, with the age in its place and contact at the end", () => {
		expect(sections(terms).map(textOf)).toEqual([
			"Intellectual property",
			"User representations",
			"Prohibited activities",
			"Contributions",
			"Submissions",
			"Site management",
			"Privacy",
			"Contact",
		]);
		expect(sectionText(terms, "User representations")).toContain(
			"at least 13 years old",
		);
		const contact = sectionText(terms, "Contact");
		for (const way of [address, site.phone, site.email])
			expect(contact).toContain(way);
	});
});

describe("the privacy policy", () => {
	test("ROUTE-19 PRIV-01 C-18 is dated June 12, 2020", () => {
		expect(privacy.all("h1").map(textOf)).toEqual(["Privacy Policy"]);
		expect(privacy.text).toContain("Last updated June 12, 2020");
		expect(dates(privacy)).toEqual(["2020-06-12"]);
	});

	test("PRIV-02 PRIV-03 has twelve numbered sections in their order", () => {
		expect(sections(privacy).map(textOf)).toEqual([
			"1. Information we collect",
			"2. How we use your information",
			"3. Who we share information with",
			"4. Cookies and what your browser keeps",
			"5. How long we keep information",
			"6. How we keep information safe",
			"7. Your privacy rights",
			"8. Data breaches",
			"9. Do-Not-Track and Global Privacy Control",
			"10. California privacy rights",
			"11. Changes to this policy",
			"12. How to contact us",
		]);
	});

	test("PRIV-02 PRIV-04 section 1 lists the five kinds, and says who stores card data", () => {
		const text = sectionText(privacy, "1. Information we collect");
		for (const kind of [
			"names",
			"phone numbers",
			"email addresses",
			"purchase history",
			"passwords",
		])
			expect(text).toContain(kind);
		expect(text).toContain("stored by a card payment provider");
	});

	test("PRIV-05 C-17 an account is one with a provider; it is reviewed, changed or terminated by email", () => {
		const text = sectionText(privacy, "7. Your privacy rights");
		expect(text).toContain("no accounts on this website");
		expect(text).toMatch(
			/review or change the information in it, or terminate it/,
		);
		expect(text).toContain(site.email);
	});

	test("PRIV-03 the last section names an email and a postal address in Seattle", () => {
		const text = sectionText(privacy, "12. How to contact us");
		expect(text).toContain(site.email);
		expect(text).toMatch(/Seattle, WA \d{5}/);
	});

	test("tells what the browser keeps, what a pixel may do, and of Washington's health data", () => {
		const kept = sectionText(privacy, "4. Cookies and what your browser keeps");
		for (const thing of [
			"sets no cookies",
			"the light or the dark look",
			"advertising campaign",
			"Advertising pixel",
		])
			expect(kept).toContain(thing);
		expect(privacy.text).toContain("My Health My Data Act");
		expect(privacy.text).toContain("Global Privacy Control");
	});
});

test("the accessibility statement names its aim, its limits and a person to reach", () => {
	const { text } = accessibility;
	for (const part of [
		"(WCAG) 2.2, level AA",
		"What does not work well yet",
		site.phone,
		site.email,
	])
		expect(text).toContain(part);
});

/** The headings of the document itself: those that the list of sections leads to. */
function sections(page: BuiltPage) {
	const [main] = page.all("main");
	return main
		? elementsIn(main, "h2").filter((heading) => attribute(heading, "id"))
		: [];
}

/** The words between a heading and the next of its level. */
function sectionText(page: BuiltPage, title: string): string {
	const prose = sections(page)[0]?.parentNode;
	const parts = (prose?.childNodes ?? []).filter((node) => "tagName" in node);
	const start = parts.findIndex(
		(part) => part.tagName === "h2" && textOf(part) === title,
	);
	expect(start, title).toBeGreaterThan(-1);
	const rest = parts.slice(start + 1);
	const end = rest.findIndex(({ tagName }) => tagName === "h2");
	return rest
		.slice(0, end === -1 ? undefined : end)
		.map(textOf)
		.join(" ");
}

function dates(page: BuiltPage): (string | undefined)[] {
	return page.all("time").map((time) => attribute(time, "datetime"));
}
