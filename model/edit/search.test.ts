import { expect, test } from "vitest";
import { frozen } from "../../tests/support/gyms.ts";
import { fillKnownFacts } from "../facts/fill-facts.ts";
import { entryOf, requiredFiles } from "../files.ts";
import { readValue } from "./change.ts";
import { fieldAt } from "./field-at.ts";
import { formOf } from "./form.ts";
import { findText } from "./search.ts";
import { searchSynonyms, tasksOf } from "./tasks.ts";

const forms = requiredFiles.map(({ path, schema }) => ({
	path,
	form: formOf(schema),
}));
const formIn = (file: string) => forms.find(({ path }) => path === file)?.form;
const valueIn = (file: string) =>
	readValue(frozen.texts.get(file) ?? "")?.value;
const find = (query: string) =>
	findText(
		{
			files: [...frozen.texts.keys()],
			forms,
			formOf: formIn,
			valueIn,
			insertFacts: (text) => fillKnownFacts(text, frozen.content().facts),
		},
		query,
	);

test.each([
	["testimonial", "testimonials.yaml", [], "Testimonials"],
	["Trainers", "coaches.yaml", [], "Coaches"],
	["holiday", "schedule.yaml", ["closures"], "Classes and hours: Closed days"],
	[
		"close the gym",
		"schedule.yaml",
		["closures"],
		"Classes and hours: Closed days",
	],
	["blog", "articles", [], "Articles"],
	["Prices", "pricing.yaml", [], "Prices"],
])(
	"the query “%s” finds the matching form or field first",
	(query, file, path, title) => {
		expect(find(query).hits[0]).toMatchObject({ file, path, title });
	},
);

test("a field whose label is the query is listed before texts that contain it", () => {
	const [, field] = find("phone").hits;
	expect(field).toMatchObject({ file: "site.yaml", path: ["phone"] });
});

const silverPrice = {
	file: "pricing.yaml",
	path: ["memberships", 0, "pricePerWeek"],
};

test.each(["silver price", "Price  Silver", "membership price"])(
	"the query “%s” finds the price first, although its words are apart",
	(query) => {
		expect(find(query).hits[0]).toMatchObject(silverPrice);
	},
);

test("fields of an entry come before sentences that contain its name", () => {
	const { hits } = find("silver");
	expect(hits.slice(0, 3)).toContainEqual(expect.objectContaining(silverPrice));
	expect(hits.length).toBeGreaterThan(10);
});

test.each([
	["menu label", { path: expect.arrayContaining(["label"]) }],
	["footer pricing", { description: "Pricing" }],
])(
	"the query “%s” finds a form's title and a field's label or text",
	(query, field) => {
		expect(find(query).hits[0]).toMatchObject({
			file: "navigation.yaml",
			...field,
		});
	},
);

test("a short name comes last, because texts refer to it", () => {
	const paths = find("silver").hits.map(({ path }) => path.join("."));
	expect(paths.indexOf("memberships.0.name")).toBeLessThan(
		paths.indexOf("memberships.0.id"),
	);
});

test("a closed day is found by its date as people write it", () => {
	expect(find("December 24").hits[0]).toMatchObject({
		file: "schedule.yaml",
		path: ["closures", 1, "from"],
	});
});

test("a text is found by the value of a fact in it, not by the fact's name", () => {
	expect(find("$79").hits.length).toBeGreaterThan(1);
	expect(find("prices.silver").hits).toEqual([]);
});

test("results beyond the first 30 are counted", () => {
	const { hits, more } = find("the");
	expect(hits).toHaveLength(30);
	expect(more).toBeGreaterThan(0);
	expect(find("paid street").more).toBe(0);
});

test("all search synonyms refer to existing forms and fields", () => {
	const { weekly, pages, more } = tasksOf(forms);
	const formPaths = [...weekly, ...pages, ...more].map(({ path }) => path);
	const missing = Object.keys(searchSynonyms).filter((key) => {
		const [file = "", field] = key.split(":");
		const form = field && formOf(entryOf(file)?.schema ?? expect.fail(file));
		return !formPaths.includes(file) || (form && !fieldAt(form, [field], {}));
	});
	expect(missing).toEqual([]);
});
