import { expect, test } from "vitest";
import { pricing } from "../schema/pricing.ts";
import { schedule } from "../schema/schedule.ts";
import { testimonials } from "../schema/testimonials.ts";
import { publishedChange, unsavedChanges } from "./describe-changes.ts";
import { type Field, formOf } from "./form.ts";

const forms = {
	files: [{ path: "pricing.yaml", form: formOf(pricing) }],
	folders: [],
};

test("a new picture that no page shows is listed as not used", () => {
	const picture = { base: null, text: "hash" };
	const changes = unsavedChanges({
		drafts: { "images/a.jpg": picture, "images/b.jpg": picture },
		saved: {},
		published: {},
		forms,
		insertFacts: (text) => text,
		picturesOnPages: new Set(["a.jpg"]),
	});
	expect(changes.flatMap(({ lines }) => lines.map(({ text }) => text))).toEqual(
		["new", "new, not used on any page"],
	);
});

test.each<[claim: string, form: Field, before: string, after: string, string]>([
	[
		"a changed date in words that do not read like a period",
		formOf(schedule),
		"closures:\n  - from: 2026-12-24\n    note: Holiday",
		"closures:\n  - from: 2026-12-25\n    note: Holiday",
		"Closed days, Holiday, Fri, Dec 25, 2026, first day: changed from Thu, Dec 24, 2026 to Fri, Dec 25, 2026",
	],
	[
		"a removed person with one mention of the name",
		formOf(testimonials),
		"people:\n  dana:\n    name: Dana",
		"people: {}",
		"People, Dana: removed",
	],
])("a list of changes shows %s", (_claim, form, before, after, line) => {
	const [found] = publishedChange(
		{
			forms: { files: [{ path: "a.yaml", form }], folders: [] },
			insertFacts: (text) => text,
		},
		{ "a.yaml": { before, after } },
	);
	expect(found?.lines.map(({ text }) => text)).toEqual([line]);
});

test("a file that was invalid before is described in one line", () => {
	const change = { before: "a: [", after: "nutritionCoaching: {}\n" };
	const [found] = publishedChange(
		{ forms, insertFacts: (text) => text },
		{ "pricing.yaml": change },
	);
	expect(found?.lines).toEqual([
		{ text: "The whole file is changed", path: [] },
	]);
});

test.each([
	["a field that the form shows", ["classes", 1, "end"], "9:30 AM", "10:30 AM"],
	["the list of a removed entry", ["classes"], "- name: Yoga", ""],
])("a line of a list of changes leads to %s", (_claim, path, from, to) => {
	const before =
		"classes:\n- name: Lift\n  end: 8:00 AM\n- name: Row\n  end: 9:30 AM\n- name: Yoga\n";
	const [found] = publishedChange(
		{
			forms: {
				files: [{ path: "a.yaml", form: formOf(schedule) }],
				folders: [],
			},
			insertFacts: (text) => text,
		},
		{ "a.yaml": { before, after: before.replace(from, to) } },
	);
	expect(found?.lines.map((line) => line.path)).toEqual([path]);
});
