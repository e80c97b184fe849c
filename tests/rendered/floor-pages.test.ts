import { describe, expect, test } from "vitest";
import { sectionOf, textOf, textsIn } from "../support/built/built-pages.ts";
import { renderedPage, renderPageOf } from "../support/built/rendered-pages.ts";
import { secondContent } from "../support/contents.ts";
import { rot13 } from "../support/second-gym.ts";

const groupClasses = renderedPage("/group-classes");
const nutrition = renderedPage("/nutrition-coaching");
const openGym = renderedPage("/open-gym");

describe("/nutrition-coaching", () => {
	test("NUTR-03 ENT-09 lists six benefits, each with a title and a sentence", () => {
		const items = sectionOf(nutrition, "benefits").querySelectorAll("li");
		expect(items).toHaveLength(6);
		for (const item of items) {
			expect(textsIn(item, "h3")[0]).toMatch(/\w/);
			expect(textsIn(item, "p")[0]).toMatch(/\.$/);
		}
	});
});

test("OPEN-06 C-03 /open-gym does not contain “during class hours”", () => {
	expect(openGym.text).not.toContain("during class hours");
});

describe.each([
	["GROUP-03", groupClasses, "gallery", 6],
	["NUTR-04", nutrition, "stories", 4],
	["OPEN-04", openGym, "gallery", 7],
] as const)("the gallery (%s)", (id, page, section, count) => {
	const slides = () => [...sectionOf(page, section).querySelectorAll("li")];

	test(`${id} has all its pictures in the HTML`, () => {
		expect(slides().map((slide) => slide.getAttribute("aria-label"))).toEqual(
			Array.from({ length: count }, (_, at) => `${at + 1} of ${count}`),
		);
	});

	test("C-23 IMG-01 C-24 offers each picture as AVIF, WebP and JPEG, the JPEG on our own origin", () => {
		for (const slide of slides())
			expect(
				[...slide.querySelectorAll("source, img")].map(
					(element) =>
						element.getAttribute("type") ?? element.getAttribute("src"),
				),
			).toEqual([
				"image/avif",
				"image/webp",
				expect.stringMatching(/^\/images\/[\w-]+\.jpg$/),
			]);
	});
});

test("NUTR-04 the caption of each success story begins with a member's name", () => {
	const captions = textsIn(sectionOf(nutrition, "stories"), "figcaption");
	expect(captions.length).toBeGreaterThan(0);
	for (const caption of captions)
		expect(caption).toMatch(/^[A-Z][a-z]+, .+: .+\.$/);
});

test("GAL-11 C-27 an empty gallery shows only the message that its pictures are being updated", async () => {
	const empty = await renderPageOf(secondContent, "/open-gym");
	expect(textOf(sectionOf(empty, "gallery"))).toBe(
		rot13("Pick your corner Gallery images are currently being updated."),
	);
	expect(empty.html).not.toContain(rot13("No gallery images available"));
});
