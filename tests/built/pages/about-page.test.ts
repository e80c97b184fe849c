import { describe, expect, test } from "vitest";
import {
	attribute,
	builtPage,
	type Element,
	elementsIn,
	sectionOf,
	textOf,
} from "../../support/built/built-pages.ts";
import { frozenContent } from "../../support/frozen-content.ts";

const content = frozenContent;
const page = builtPage("/about");

test("ABOUT-01 ROUTE-13 the headline is Our Story. Our People. Your Community.", () => {
	expect(page.all("h1").map(textOf)).toEqual([
		"Our Story. Our People. Your Community.",
	]);
});

test("ABOUT-04 the sections follow each other: mission, community, events, philosophy, coaches", () => {
	const expected = [
		"Our Mission",
		"Our Community",
		"Community Events",
		"Our Coaching Philosophy",
		"Meet Our Expert Coaches",
		"Ready to Transform Your Fitness Journey",
	];
	expect(
		page
			.all("h2", "h3")
			.map(textOf)
			.filter((title) => expected.includes(title)),
	).toEqual(expected);
});

test("ABOUT-04 the mission has photos, the events are a monthly community workout", () => {
	expect(elementsIn(sectionOf(page, "mission"), "img").length).toBeGreaterThan(
		1,
	);
	expect(textOf(sectionOf(page, "community"))).toContain(
		"Once a month we run a community workout",
	);
});

test("ABOUT-04 ENT-13 the philosophy has four principles with title, summary and description", () => {
	const principles = elementsIn(sectionOf(page, "philosophy"), "li");
	expect(principles).toHaveLength(4);
	for (const principle of principles) {
		expect(elementsIn(principle, "h3")).toHaveLength(1);
		const [summary, description] = elementsIn(principle, "p").map(textOf);
		expect(summary).toMatch(/^[A-Z].{15,}\.$/);
		expect(description).toMatch(/^[A-Z].{15,}\.$/);
	}
});

test("ROUTE-25 about 7,000 square feet, for busy professionals, beginners and athletes", () => {
	expect(page.text).toMatch(/about 7,000 square feet/);
	expect(page.text).toMatch(/busy professional/);
	expect(page.text).toMatch(/beginners/);
	expect(page.text).toMatch(/athlete/);
});

describe("ABOUT-09 C-16 the three coaches", () => {
	const cards = elementsIn(sectionOf(page, "coaches"), "article");
	const roles = cards.map((card) => elementsIn(card, "p").map(textOf)[0]);

	test("are two head strength and conditioning coaches, one of them an owner, and a nutrition coach", () => {
		expect(roles).toEqual([
			"Owner, Head Strength and Conditioning Coach",
			"Head Strength and Conditioning Coach",
			"Nutrition Coach",
		]);
	});

	test("ABOUT-08 are written to by mail, and their profiles open new tabs", () => {
		const coaches = Object.values(content.coaches);
		for (const [index, { socials }] of coaches.entries()) {
			const card = cards[index];
			const mails = card ? elementsIn(card, "a") : [];
			expect(mails.map((link) => attribute(link, "href"))).toEqual([
				`mailto:${socials.email}`,
			]);
		}
		const profiles = dialogs().flatMap((dialog) =>
			elementsIn(dialog, "a").filter((link) =>
				attribute(link, "href")?.startsWith("https:"),
			),
		);
		expect(profiles.length).toBeGreaterThan(4);
		for (const link of profiles) {
			expect(attribute(link, "target")).toBe("_blank");
			expect(attribute(link, "rel")).toBe("noopener");
		}
	});

	test("ABOUT-06 ENT-07 each have a dialog with name, role, credentials, portrait and the full bio", () => {
		for (const [index, [id, coach]] of Object.entries(
			content.coaches,
		).entries()) {
			const dialog = dialogs()[index];
			expect(dialog && attribute(dialog, "id")).toBe(`coach-${id}`);
			expect(dialog && elementsIn(dialog, "h2").map(textOf)).toEqual([
				coach.name,
			]);
			const words = dialog ? textOf(dialog) : "";
			for (const text of [
				coach.role,
				coach.bio,
				...coach.credentials,
				...coach.fullBio,
			])
				expect(words).toContain(text);
			expect(dialog && elementsIn(dialog, "img")).toHaveLength(1);
		}
	});

	test("ENT-07 G-12 a profile that a coach does not have draws no icon", () => {
		const links = dialogs().map((dialog) =>
			elementsIn(dialog, "li")
				.flatMap((row) => elementsIn(row, "a"))
				.map((link) => attribute(link, "aria-label") ?? textOf(link)),
		);
		expect(links[0]).toEqual([
			"Maren Okafor on Instagram (opens in a new tab)",
			"Maren Okafor on Facebook (opens in a new tab)",
			"Maren Okafor on X (opens in a new tab)",
			"Email Maren Okafor",
		]);
		expect(links[1]).toEqual([
			"Theo Lindqvist on Instagram (opens in a new tab)",
			"Email Theo Lindqvist",
		]);
	});
});

function dialogs(): Element[] {
	return page
		.all("dialog")
		.filter((dialog) => attribute(dialog, "id")?.startsWith("coach-"));
}
