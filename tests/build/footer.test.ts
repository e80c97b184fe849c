import { describe, expect, test } from "vitest";
import { readContent } from "../../src/content/read-content.ts";
import {
	attribute,
	type BuiltPage,
	builtPage,
	builtPages,
	type Element,
	elementsIn,
	textOf,
} from "../support/built-pages.ts";
import { builds } from "../support/sites.ts";

const { site, integrations } = await readContent("content");

describe.each(builtPages())("FOOT-01 the footer of $path", (page) => {
	const footer = footerOf(page);
	const links = elementsIn(footer, "a");
	const hrefs = links.map((link) => attribute(link, "href") ?? "");

	test("FOOT-02 links to the 15 pages of the site", () => {
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
			"214 Foundry Way Seattle, WA 98121",
		]);
		expect(hrefs).toContain("tel:+12065550142");
		expect(hrefs).toContain(`mailto:${site.email}`);
		expect(text).toContain(site.phone);
		expect(logoOf(footer)).toBe("Ironbell, home");
		expect(text).toContain("Hours");
	});

	test("HOURS-01 the hours: weekdays 5:30 AM to 8:00 PM, Saturday 8:00 AM to 10:30 AM, Sunday closed", () => {
		expect(hoursOf(footer)).toEqual([
			"Mon – Fri 5:30 AM – 8:00 PM",
			"Saturday 8:00 AM – 10:30 AM",
			"Sunday Closed",
		]);
	});
});

test("HOURS-01 the home page says the hours of the footer in a sentence", () => {
	expect(builtPage("/").text).toContain(
		"214 Foundry Way, Seattle, WA 98121. Open weekdays 5:30 AM to 8:00 PM, Saturdays 8:00 AM to 10:30 AM.",
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
			"Sat – Sun Closed",
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
