import { describe, expect, test } from "vitest";
import {
	hrefsIn,
	sectionOf,
	textOf,
	textsIn,
} from "../support/built/built-pages.ts";
import { renderedPage } from "../support/built/rendered-pages.ts";
import { frozenContent } from "../support/contents.ts";

const page = renderedPage("/about");
const coaches = Object.entries(frozenContent.coaches);

test("ABOUT-04 the mission section has photos", () => {
	const photos = sectionOf(page, "mission").querySelectorAll("img");
	expect(photos.length).toBeGreaterThan(1);
});

test("ABOUT-04 ENT-13 the philosophy has four principles with title, summary and description", () => {
	const principles = sectionOf(page, "philosophy").querySelectorAll("li");
	expect(principles).toHaveLength(4);
	for (const principle of principles) {
		expect(principle.querySelectorAll("h3")).toHaveLength(1);
		const sentence = expect.stringMatching(/^[A-Z].{15,}\.$/);
		expect(textsIn(principle, "p")).toEqual([sentence, sentence]);
	}
});

describe("ABOUT-09 C-16 the three coach cards", () => {
	const cards = [...sectionOf(page, "coaches").querySelectorAll("article")];

	test("ABOUT-08 show two head coaches and a nutrition coach, each with an email link", () => {
		expect(
			cards.map((card) => [textsIn(card, "p")[0], ...hrefsIn(card)]),
		).toEqual(
			[
				"Owner, Head Strength and Conditioning Coach",
				"Head Strength and Conditioning Coach",
				"Nutrition Coach",
			].map((role, index) => [
				role,
				`mailto:${coaches[index]?.[1].socials.email}`,
			]),
		);
	});

	test("DLG-14 each have a button that opens the coach's dialog", () => {
		expect(
			cards.flatMap((card) =>
				[...card.querySelectorAll("button")].map((button) =>
					button.getAttribute("commandfor"),
				),
			),
		).toEqual(coaches.map(([id]) => `coach-${id}`));
	});

	test.each(coaches)(
		"ABOUT-06 ENT-07 each have a dialog with role, credentials, portrait, profiles and full bio: %s",
		(id, coach) => {
			const dialog = page.document.querySelector(`dialog[id="coach-${id}"]`);
			if (!dialog) throw new Error("no dialog");
			expect(textsIn(dialog, "h2")).toEqual([coach.name]);
			const { role, bio, credentials, fullBio, socials } = coach;
			for (const text of [role, bio, ...credentials, ...fullBio])
				expect(textOf(dialog)).toContain(text);
			expect(dialog.querySelectorAll("img")).toHaveLength(1);
			const { email, ...profiles } = socials;
			expect(hrefsIn(dialog)).toEqual(
				expect.arrayContaining(Object.values(profiles)),
			);
		},
	);
});

test("ABOUT-07 the page contains no iframe, such as a calendar", () => {
	expect(page.all("iframe")).toEqual([]);
});
