import { describe, expect, test } from "vitest";
import { printWeek } from "../../../src/schedule/hours/hours.ts";
import {
	attribute,
	type BuiltPage,
	builtPage,
	builtPages,
	type Element,
	elementsIn,
	textOf,
} from "../../support/built/built-pages.ts";
import { frozenContent } from "../../support/frozen-content.ts";
import { builds } from "../../support/sites/sites.ts";

const { site, integrations, schedule, openNow, facts } = frozenContent;
const { street, city, state, zip } = site.address;
const hours = printWeek(schedule.openingHours, openNow.closedWeekday).map(
	(row) => `${row.days} ${row.hours}`,
);

describe.each(builtPages())("FOOT-01 the footer of $path", (page) => {
	const footer = footerOf(page);
	const links = elementsIn(footer, "a");
	const hrefs = links.map((link) => attribute(link, "href") ?? "");

	test("FOOT-02 links to the 15 pages of the site, to the accessibility statement, the events and the landing page that asks for it", () => {
		expect(new Set(hrefs.filter((href) => href.startsWith("/")))).toEqual(
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
			]),
		);
	});

	test("FOOT-03 links to the metabolic program, the store and four social profiles in new tabs", () => {
		const outward = links.filter(
			(link) => attribute(link, "target") === "_blank",
		);
		expect(new Set(outward.map((link) => attribute(link, "href")))).toEqual(
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
		for (const { platform, url } of site.social) {
			const [profile] = links.filter((link) => attribute(link, "href") === url);
			expect(profile && textOf(profile)).toBe(
				`${platform} (opens in a new tab)`,
			);
		}
	});

	test("FOOT-04 shows company name, description, logo, address, phone, email and hours", () => {
		const text = textOf(footer);
		expect(text).toContain(site.name);
		expect(text).toContain(site.description);
		expect(text).toContain(site.parkingNote);
		expect(elementsIn(footer, "address").map(textOf)).toEqual([
			`${street} ${city}, ${state} ${zip}`,
		]);
		expect(hrefs).toContain(`tel:+1${site.phone.replace(/\D/g, "")}`);
		expect(hrefs).toContain(`mailto:${site.email}`);
		expect(text).toContain(site.phone);
		expect(logoOf(footer)).toBe(`${site.shortName}, home`);
		expect(text).toContain("Hours");
	});

	test("HOURS-01 shows the opening hours of content/schedule.yaml, day by day", () => {
		expect(hours.length).toBeGreaterThan(1);
		expect(hoursOf(footer)).toEqual(hours);
	});
});

test("HOURS-01 the home page says address and hours of the footer in a sentence", () => {
	expect(builtPage("/").text).toContain(
		`${street}, ${city}, ${state} ${zip}. Open ${facts.get("hours.week")}.`,
	);
});

describe("ENT-05 the content drives the footer: another gym's content gives another footer", () => {
	const footer = footerOf(builtPage("/", builds.secondGym));
	const text = textOf(footer);

	test("name, description, place and contact", () => {
		expect(text).toContain("© Harbor Lane Barbell Club");
		expect(text).toContain(
			"Harbor Lane Barbell Club is a lifting club in Fells Point with 3,200 square feet.",
		);
		expect(text).toContain("9 Ropewalk Lane Baltimore, MD 21231");
		expect(elementsIn(footer, "a").map(textOf)).toEqual(
			expect.arrayContaining(["(410) 555-0177", "crew@harborlane.example"]),
		);
		expect(text).toContain("Fells Point, Baltimore. Park in the yard.");
		expect(logoOf(footer)).toBe("Harbor Lane, home");
	});

	test("social profiles: only those that the gym has", () => {
		const platforms = ["Facebook", "Instagram", "LinkedIn", "YouTube"];
		expect(platforms.filter((platform) => text.includes(platform))).toEqual([
			"Instagram",
		]);
	});

	test("hours", () => {
		expect(hoursOf(footer)).toEqual([
			"Mon – Fri 7:00 AM – 9:00 PM",
			"Sat – Sun Shut",
		]);
	});

	test("link groups", () => {
		const groups = elementsIn(footer, "nav").map((nav) =>
			attribute(nav, "aria-label"),
		);
		expect(groups).toEqual(["Train", "Gym", "More"]);
	});
});

function footerOf(page: BuiltPage): Element {
	const footer = page
		.all("footer")
		.findLast(
			({ parentNode }) =>
				parentNode && "tagName" in parentNode && parentNode.tagName === "body",
		);
	if (!footer) throw new Error(`${page.path} has no footer`);
	return footer;
}

/** Row by row, as a screen reader reads the table. */
function hoursOf(footer: Element): string[] {
	return elementsIn(footer, "tr").map(textOf);
}

function logoOf(footer: Element): string | undefined {
	const [logo] = elementsIn(footer, "a").filter(
		(link) =>
			elementsIn(link, "svg").length > 0 && attribute(link, "href") === "/",
	);
	return logo && attribute(logo, "aria-label");
}
