import { describe, expect, test } from "vitest";
import { folders } from "../files.ts";
import { emptyValue } from "./empty-value.ts";
import { fieldAt } from "./field-at.ts";
import { canAddVariant, convertVariant, variantOf } from "./field-variants.ts";
import { formOf } from "./form.ts";

describe("a section of a landing page", () => {
	const sections = fieldAt(formOf(folders.landing.schema), ["bands", 0], {});
	if (sections?.kind !== "variants") throw new Error("Sections have no kinds");
	const { variants } = sections;
	const pairs = variants.flatMap((from) =>
		variants.filter((to) => to !== from).map((to) => ({ from, to })),
	);

	test.each(pairs)(
		"is converted to another type: $from.label to $to.label",
		({ from, to }) => {
			const value = { ...Object(emptyValue(from)), title: "Why we lift" };
			const converted = convertVariant(from, to, value);
			expect(variantOf(sections, converted)).toBe(to);
			const names = to.kind === "group" ? Object.keys(to.fields) : [];
			for (const name of Object.keys(Object(converted)))
				expect(names).toContain(name);
			if (names.includes("title"))
				expect(converted).toHaveProperty("title", "Why we lift");
		},
	);

	test.each([
		["Prices", [], true],
		["Prices", [{ band: "plans", title: "Prices" }], false],
		["Testimonials", [{ band: "quotes", title: "Members", people: [] }], true],
	])("of the type “%s” can be added to %j: %j", (label, entries, expected) => {
		const variant = variants.find((each) => each.label === label);
		expect(canAddVariant(sections, variant, entries)).toBe(expected);
	});

	test("keeps optional fields that its new type has too", () => {
		const [text, plans] = ["Text and a picture", "Prices"].map((label) =>
			variants.find((variant) => variant.label === label),
		);
		const [points] = variants.filter(({ label }) => label === "List of points");
		if (!text || !plans || !points) throw new Error("A kind is missing");
		const value = { band: "points", title: "A", lead: "B", points: ["C"] };
		expect(convertVariant(points, plans, value)).toEqual({
			band: "plans",
			title: "A",
			lead: "B",
		});
	});

	test("restores other fields from an earlier value of its new type", () => {
		const [text, plans] = ["Text and a picture", "Prices"].map((label) =>
			variants.find((variant) => variant.label === label),
		);
		if (!text || !plans) throw new Error("A kind is missing");
		const earlier = { band: "text", title: "A", paragraphs: ["Words"] };
		const now = { band: "plans", title: "B" };
		expect(convertVariant(plans, text, now, earlier)).toEqual({
			band: "text",
			title: "B",
			paragraphs: ["Words"],
		});
	});
});
