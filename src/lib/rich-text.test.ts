import { describe, expect, test } from "vitest";
import { anchorOf, plainText, sectionsOf } from "./rich-text.ts";

test("the words of a line are those of all its parts", () => {
	expect(
		plainText([
			"Eat ",
			{ kind: "strong", text: ["small", { kind: "break" }, "meals"] },
			{ kind: "link", href: "/pricing", isExternal: false, text: [" here"] },
		]),
	).toBe("Eat small meals here");
});

describe("the anchor of a heading", () => {
	test.each([
		["If you have an hour", "if-you-have-an-hour"],
		["12. How to contact us", "how-to-contact-us"],
		["Gwen’s way: 2 × 3!", "gwens-way-2-3"],
	])("%s -> %s", (heading, anchor) => {
		expect(anchorOf(heading)).toBe(anchor);
	});
});

test("a table of contents lists the headings of the first level", () => {
	const heading = (level: 2 | 3, title: string) => ({
		kind: "heading" as const,
		level,
		id: anchorOf(title),
		text: [title],
	});
	expect(
		sectionsOf([
			heading(2, "One"),
			{ kind: "paragraph", text: ["between"] },
			heading(3, "Below one"),
			heading(2, "Two"),
		]),
	).toEqual([
		{ id: "one", title: "One" },
		{ id: "two", title: "Two" },
	]);
});
