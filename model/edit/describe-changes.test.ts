import { expect, test } from "vitest";
import { z } from "zod";
import { photo } from "../schema/fields.ts";
import { pricing } from "../schema/pricing.ts";
import { schedule } from "../schema/schedule.ts";
import { testimonials } from "../schema/testimonials.ts";
import { changesToPublish, publishedChange } from "./describe-changes.ts";
import { type Field, formOf } from "./form.ts";

const forms = {
	files: [{ path: "pricing.yaml", form: formOf(pricing) }],
	folders: [],
};

test("the message of a publication omits a file that equals its published text", () => {
	const saved = "nutritionCoaching:\n  pricePerWeek: 75\n";
	const published = "nutritionCoaching:\n  pricePerWeek: 79\n";
	expect(
		changesToPublish({
			drafts: { "pricing.yaml": { baseHash: "", text: published } },
			saved: { "pricing.yaml": { text: saved } },
			published: { "pricing.yaml": published },
			forms,
			insertFacts: (text) => text,
		}),
	).toEqual([]);
});

test("a new picture that no page shows is listed as not used", () => {
	const picture = { baseHash: "", text: "hash" };
	const changes = changesToPublish({
		drafts: { "images/a.jpg": picture, "images/b.jpg": picture },
		saved: {},
		published: {},
		forms,
		insertFacts: (text) => text,
		picturesOnPages: new Set(["a.jpg"]),
	});
	expect(changes.map(({ lines }) => lines)).toEqual([
		["new"],
		["new, not used on any page"],
	]);
});

test("a published change lists forms first, then articles, then pictures", () => {
	const change = { before: "title: A", after: "title: B" };
	const texts = {
		"articles/a.md": change,
		"images/a.jpg": change,
		"pricing.yaml": change,
	};
	const changes = publishedChange(
		{ forms, insertFacts: (text) => text },
		texts,
	);
	expect(changes.map(({ file }) => file)).toEqual([
		"pricing.yaml",
		"articles/a.md",
		"images/a.jpg",
	]);
});

const focusForm = formOf(z.object({ photo }));

test.each<[claim: string, form: Field, before: string, after: string, string]>([
	[
		"a changed date in words that do not read like a period",
		formOf(schedule),
		"closures:\n  - from: 2026-12-24\n    note: Holiday",
		"closures:\n  - from: 2026-12-25\n    note: Holiday",
		"Closed days, Holiday, Fri, Dec 25, 2026, first day: changed from Thu, Dec 24, 2026 to Fri, Dec 25, 2026",
	],
	[
		"a changed time of day like a changed date",
		formOf(schedule),
		"openingHours:\n  - days: [monday]\n    opens: 6:00 AM",
		"openingHours:\n  - days: [monday]\n    opens: 7:00 AM",
		"Opening hours, Monday, 7:00 AM, opens: changed from 6:00 AM to 7:00 AM",
	],
	[
		"another point that stays in view without its percentages",
		focusForm,
		"photo:\n  file: a.jpg\n  alt: A\n  focus: [50, 70]",
		"photo:\n  file: a.jpg\n  alt: A",
		"Picture, point that stays in view: changed",
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
	expect(found?.lines).toEqual([line]);
});

test("a file that was invalid before is described in one line", () => {
	const change = { before: "a: [", after: "nutritionCoaching: {}\n" };
	const [found] = publishedChange(
		{ forms, insertFacts: (text) => text },
		{ "pricing.yaml": change },
	);
	expect(found?.lines).toEqual(["The whole file is changed"]);
});
