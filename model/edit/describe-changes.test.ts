import { expect, test } from "vitest";
import { pricing } from "../schema/pricing.ts";
import { changesToPublish, publishedChange } from "./describe-changes.ts";
import { formOf } from "./form.ts";

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

test("a file that was invalid before is described in one line", () => {
	const change = { before: "a: [", after: "nutritionCoaching: {}\n" };
	const [found] = publishedChange(
		{ forms, insertFacts: (text) => text },
		{ "pricing.yaml": change },
	);
	expect(found?.lines).toEqual(["The whole file is changed"]);
});
