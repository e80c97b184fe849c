import { describe, expect, test } from "vitest";
import { folders } from "../files.ts";
import { emptyValue } from "./empty-value.ts";
import { fieldAt } from "./field-at.ts";
import {
	canAddVariant,
	convertVariant,
	recordFields,
	variantOf,
} from "./field-variants.ts";
import type { Field } from "./form.ts";
import { formOf } from "./form.ts";
import { titleOfEntry } from "./format-value.ts";

describe("a section of a landing page", () => {
	const sections = fieldAt(formOf(folders.landing.schema), ["bands", 0], {});
	if (sections?.kind !== "variants") throw new Error("Sections have no kinds");
	const { variants } = sections;
	const variantNamed = (label: string) => {
		const found = variants.find((variant) => variant.label === label);
		if (!found) throw new Error(`There is no variant ${label}`);
		return found;
	};
	const convert = (value: unknown, from: Field, ...to: Field[]) => {
		const values = new Map();
		let [variant, converted] = [from, value];
		for (const next of to) {
			recordFields(values, variant, converted);
			converted = convertVariant(next, values);
			variant = next;
		}
		return converted;
	};
	const pairs = variants.flatMap((from) =>
		variants.filter((to) => to !== from).map((to) => ({ from, to })),
	);

	test.each(pairs)(
		"is converted to another type: $from.label to $to.label",
		({ from, to }) => {
			const value = { ...Object(emptyValue(from)), title: "Why we lift" };
			const converted = convert(value, from, to);
			expect(variantOf(sections, converted)).toBe(to);
			const names = to.kind === "group" ? Object.keys(to.fields) : [];
			for (const name of Object.keys(Object(converted)))
				expect(names).toContain(name);
			if (names.includes("title"))
				expect(converted).toHaveProperty("title", "Why we lift");
		},
	);

	test("without a text has the label of its type as its title", () => {
		const titles = variants.map((variant) =>
			titleOfEntry(sections, emptyValue(variant)),
		);
		expect(titles).toEqual(variants.map(({ label }) => label));
	});

	test.each([
		["Prices", [], true],
		["Prices", [{ band: "plans", title: "Prices" }], false],
		["Testimonials", [{ band: "quotes", title: "Members", people: [] }], true],
	])("of the type “%s” can be added to %j: %j", (label, entries, expected) => {
		const variant = variants.find((each) => each.label === label);
		expect(canAddVariant(sections, variant, entries)).toBe(expected);
	});

	test("keeps optional fields that its new type has too", () => {
		const points = variantNamed("List of points");
		const prices = variantNamed("Prices");
		const value = { band: "points", title: "A", lead: "B", points: ["C"] };
		expect(convert(value, points, prices)).toEqual({
			band: "plans",
			title: "A",
			lead: "B",
		});
	});

	test("keeps a field that a type chosen in between lacks", () => {
		const text = variantNamed("Text and a picture");
		const prices = variantNamed("Prices");
		const value = { band: "text", title: "A", paragraphs: ["Words"] };
		expect(convert(value, text, prices, text)).toEqual(value);
	});

	test("does not restore a field that was removed since", () => {
		const points = variantNamed("List of points");
		const prices = variantNamed("Prices");
		const values = new Map();
		recordFields(values, prices, { band: "plans", title: "A", lead: "B" });
		recordFields(values, points, { band: "points", title: "A", points: [] });
		expect(convertVariant(prices, values)).not.toHaveProperty("lead");
	});
});
