import { expect, test } from "vitest";
import {
	type BuiltPage,
	hrefsIn,
	linkNamed,
	textOf,
	textsIn,
} from "../support/built/built-pages.ts";
import {
	renderedPage,
	renderedPages,
	renderPageOf,
} from "../support/built/rendered-pages.ts";
import { frozenContent, secondContent } from "../support/contents.ts";
import { rot13 } from "../support/second-gym.ts";

const { site, integrations, facts } = frozenContent;
const { street, city, state, zip } = site.address;
const place = `${city}, ${state} ${zip}`;
const footer = footerOf(renderedPage("/"));
const text = textOf(footer);
const hrefs = hrefsIn(footer);

test.each(renderedPages())(
	"FOOT-01 the footer of $path has the same links and text as that of the home page",
	(page) => {
		expect(hrefsIn(footerOf(page))).toEqual(hrefs);
		expect(textOf(footerOf(page))).toBe(text);
	},
);

test("FOOT-02 ROUTE-24 the footer links to 15 pages, the statement, events, a landing page", () => {
	expect(new Set(hrefs.filter((href) => href?.startsWith("/")))).toEqual(
		new Set([
			"/",
			"/about",
			"/programs",
			"/schedule",
			"/pricing",
			"/fitness-tips",
			"/contact",
			"/group-classes",
			"/personal-training",
			"/nutrition-coaching",
			"/open-gym",
			"/corporate",
			"/prolabs",
			"/terms",
			"/privacy",
			"/accessibility",
			"/events",
			"/comeback",
			"/contact#find-us",
		]),
	);
});

test("FOOT-03 ROUTE-24 the footer links to program, store and four profiles in new tabs", () => {
	const outward = [...footer.querySelectorAll('a[target="_blank"]')];
	expect(new Set(outward.map((link) => link.getAttribute("href")))).toEqual(
		new Set([
			integrations.links.metabolicProgram,
			integrations.links.store,
			...site.social.map(({ url }) => url),
		]),
	);
	expect(site.social.map(({ platform }) => platform)).toEqual([
		"Facebook",
		"Instagram",
		"LinkedIn",
		"YouTube",
	]);
	for (const { platform, url } of site.social)
		expect(
			linkNamed(
				footer,
				new RegExp(`^${platform} \\(opens in a new tab\\)$`),
			).getAttribute("href"),
		).toBe(url);
});

test("FOOT-04 HOURS-01 the footer shows name, description, logo, address, contact and hours", () => {
	for (const part of [
		site.name,
		site.description,
		site.parkingNote,
		site.phone,
		"Hours",
	])
		expect(text).toContain(part);
	expect(textsIn(footer, "address")).toEqual([`${street} ${place}`]);
	expect([...footer.querySelectorAll("address")].flatMap(hrefsIn)).toEqual([
		"/contact#find-us",
	]);
	expect(hrefs).toContain(`tel:+1${site.phone.replace(/\D/g, "")}`);
	expect(hrefs).toContain(`mailto:${site.email}`);
	expect(logoOf(footer)).toBe(`${site.shortName}, home`);
	expect(textsIn(footer, "tr")).toEqual([
		"Mon – Fri 5:30 AM – 8:00 PM",
		"Saturday 8:00 AM – 10:30 AM",
		"Sunday Closed",
	]);
});

test("HOURS-01 the home page contains the gym's address and hours in one text", () => {
	expect(renderedPage("/").text).toContain(
		`${street}, ${place}. Open ${facts.get("hours.week")}.`,
	);
});

test("ENT-05 the footer shows the logo, profiles, hours and link groups of another gym's content", async () => {
	const other = footerOf(await renderPageOf(secondContent, "/"));
	expect(textOf(other)).toContain("Instagram");
	expect(textOf(other)).not.toMatch(/Facebook|LinkedIn|YouTube/);
	expect(logoOf(other)).toBe("Harbor Lane, home");
	expect(textsIn(other, "tr")).toEqual([
		"Mon – Fri 7:00 AM – 9:00 PM",
		`Sat – Sun ${rot13("Closed")}`,
	]);
	expect(
		[...other.querySelectorAll("nav")].map((nav) =>
			nav.getAttribute("aria-label"),
		),
	).toEqual(["Train", "Gym", "More"].map(rot13));
});

function footerOf({ document, path }: BuiltPage): Element {
	const found = document.querySelector("body > footer");
	if (!found) throw new Error(`${path} has no footer`);
	return found;
}

function logoOf(footer: Element): string | null | undefined {
	return footer
		.querySelector('a[href="/"]:has(svg)')
		?.getAttribute("aria-label");
}
