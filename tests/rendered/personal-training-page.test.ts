import { expect, test } from "vitest";
import { sectionOf } from "../support/built/built-pages.ts";
import { renderedPage } from "../support/built/rendered-pages.ts";

test("PT-04 each coach card of /personal-training has a portrait", () => {
	const coaches = sectionOf(renderedPage("/personal-training"), "coaches");
	expect(
		[...coaches.querySelectorAll("img")].map((portrait) =>
			portrait.getAttribute("alt"),
		),
	).toEqual(
		["Maren Okafor", "Theo Lindqvist", "Priya Vance"].map((name) =>
			expect.stringContaining(name),
		),
	);
});
