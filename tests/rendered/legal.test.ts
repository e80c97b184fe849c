import { expect, test } from "vitest";
import {
	attribute,
	type BuiltPage,
	elementsIn,
	hrefsIn,
	textOf,
} from "../support/built/built-pages.ts";
import { renderedPage } from "../support/built/rendered-pages.ts";
import { frozenContent } from "../support/contents.ts";

const { site, facts } = frozenContent;

const terms = renderedPage("/terms");
const privacy = renderedPage("/privacy");
const accessibility = renderedPage("/accessibility");

test.each([terms, privacy, accessibility])(
	"the sections of $path are listed, and each entry leads to its heading",
	(page) => {
		const [list] = page
			.all("nav")
			.filter((nav) => attribute(nav, "aria-label") === "On this page");
		const ids = sections(page).map((element) => `#${attribute(element, "id")}`);
		expect(ids.length).toBeGreaterThanOrEqual(5);
		expect(list && hrefsIn(list)).toEqual(ids);
		expect(list && elementsIn(list, "a").map(textOf)).toEqual(
			sections(page).map(textOf),
		);
	},
);

test.each([
	["TERMS-01", "/terms", "June 12, 2023", "2023-06-12"],
	["PRIV-01", "/privacy", "June 12, 2020", "2020-06-12"],
])("%s C-18 %s is dated %s", (_, path, date, isoDate) => {
	const page = renderedPage(path);
	expect(page.text).toContain(`Last updated ${date}`);
	expect(
		page.all("time").map((element) => attribute(element, "datetime")),
	).toEqual([isoDate]);
});

test.each([
	["TERMS-02 the age of users", terms, "User", ["at least 13 years old"]],
	[
		"TERMS-02 ways to reach the gym",
		terms,
		"Contact",
		[facts.get("gym.address"), site.phone, site.email],
	],
	[
		"PRIV-02 PRIV-04 five kinds of data, and who stores those of cards",
		privacy,
		"1.",
		[
			"names",
			"phone numbers",
			"email addresses",
			"purchase history",
			"passwords",
			"stored by a card payment provider",
		],
	],
	[
		"what the browser keeps, and what a pixel may do",
		privacy,
		"4.",
		[
			"sets no cookies",
			"the light or the dark look",
			"advertising campaign",
			"Advertising pixel",
		],
	],
	[
		"PRIV-05 C-17 that an account is one with a provider; it is reviewed, changed or terminated by email",
		privacy,
		"7.",
		[
			"no accounts on this website",
			"review or change the information in it, or terminate it",
			site.email,
		],
	],
	["Washington's health data", privacy, "", ["My Health My Data Act"]],
	[
		"PRIV-03 an email and a postal address in Seattle",
		privacy,
		"12.",
		[site.email, "Seattle, WA 98121"],
	],
	[
		"the aim of accessibility, its limits and a person to reach",
		accessibility,
		"",
		[
			"(WCAG) 2.2, level AA",
			"What does not work well yet",
			site.phone,
			site.email,
		],
	],
] as const)(
	"%s, as a legal text names in its place",
	(_, page, section, parts) => {
		const words = section ? sectionText(page, section) : page.text;
		for (const part of parts) expect(words).toContain(part);
	},
);

function sections(page: BuiltPage) {
	return elementsIn(page.main, "h2").filter((element) =>
		attribute(element, "id"),
	);
}

function sectionText(page: BuiltPage, title: string): string {
	const heading = sections(page).find((element) =>
		textOf(element).startsWith(title),
	);
	if (!heading) throw new Error(`${title} is no heading of ${page.path}`);
	const parts = (heading.parentNode?.childNodes ?? []).filter(
		(node) => "tagName" in node,
	);
	const after = parts.slice(parts.indexOf(heading) + 1);
	const end = after.findIndex(({ nodeName }) => nodeName === "h2");
	return after
		.slice(0, end === -1 ? undefined : end)
		.map(textOf)
		.join(" ");
}
