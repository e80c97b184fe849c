import { describe, expect, test } from "vitest";
import { requestAllPictures } from "../../src/pages/pages.ts";
import { frozen as gym } from "../../tests/support/gyms.ts";
import { entryOf } from "../files.ts";
import { parseContent } from "../parse-content.ts";
import { change } from "./change.ts";
import { emptyValue } from "./empty-value.ts";
import { fieldAt } from "./field-at.ts";
import { type Field, formOf } from "./form.ts";
import { withPlaceholders } from "./placeholders.ts";
import { noPicture } from "./replace-value.ts";

/**
 * Returns the content that the preview renders after a file has changed; undefined if it renders
 * none.
 */
function preview(file: string, text: string) {
	const texts = new Map(gym.texts).set(file, text);
	return withPlaceholders(texts, gym.texts, check(texts), check).content;
}

function check(texts: ReadonlyMap<string, string>) {
	const images = new Map(gym.images).set(noPicture.file, noPicture);
	return parseContent(texts, images, { requestPictures: requestAllPictures });
}

function newArticle() {
	const file = "articles/new.md";
	const fields = JSON.stringify(emptyValue(formAt(file, [])));
	const { articles = [] } = preview(file, `---\n${fields}\n---\n`) ?? {};
	return articles.find(({ slug }) => slug === "new");
}

const textOf = (file: string) => gym.texts.get(file) ?? "";
const formAt = (
	file: string,
	path: (string | number)[],
	value: unknown = {},
) => {
	const field = fieldAt(
		formOf(entryOf(file)?.schema ?? expect.fail()),
		path,
		value,
	);
	return field ?? expect.fail();
};

function withEntry(file: string, list: string, entry: (form: Field) => Field) {
	const form = formAt(file, [list, 0]);
	return change(textOf(file), {
		kind: "insert",
		path: [list, 0],
		value: emptyValue(entry(form)),
	});
}

test("a price that another price makes invalid appears with the saved prices", () => {
	const file = "pricing.yaml";
	const text = change(textOf(file), {
		kind: "set",
		path: ["memberships", 0, "pricePerWeek"],
		value: 500,
	});
	expect(preview(file, text)?.pricing.memberships).toEqual(
		preview(file, textOf(file))?.pricing.memberships,
	);
});

describe("the preview of an unfinished file", () => {
	test("contains a placeholder for the summary of a new article", () => {
		expect(newArticle()?.excerpt).toMatch(/^No summary yet/);
	});

	test("offers the first service below a new article", () => {
		const [first] = gym.content().pages.article.services;
		expect(newArticle()?.relatedService).toBe(first?.to);
	});

	test("contains a placeholder for the name of a new membership", () => {
		const text = withEntry("pricing.yaml", "memberships", (form) => form);
		const memberships = preview("pricing.yaml", text)?.pricing.memberships;
		expect(memberships?.map(({ name }) => name)).toContain("No name yet");
	});

	test("contains the saved value of a cleared text", () => {
		const text = textOf("site.yaml").replace(/^name: .*/m, 'name: ""');
		expect(preview("site.yaml", text)?.site.name).toBe(gym.content().site.name);
	});

	test("contains no class of a removed coach", () => {
		const file = "coaches.yaml";
		const text = change(textOf(file), { kind: "remove", path: ["theo"] });
		const classes = preview(file, text)?.schedule.classes ?? [];
		expect(classes.length).toBeGreaterThan(0);
		expect(classes.flatMap(({ coaches }) => coaches)).not.toContain("theo");
	});

	test("is available with an empty landing section of every type", () => {
		const file = "landing/comeback.yaml";
		const entry = formAt(file, ["bands", 0]);
		if (entry.kind !== "variants") expect.fail(entry.kind);
		const hidden = entry.variants.filter(
			(variant) =>
				!preview(
					file,
					withEntry(file, "bands", () => variant),
				),
		);
		expect(hidden).toEqual([]);
	});

	test("contains the saved value instead of an invalid one, next to valid changes", () => {
		const text = textOf("pricing.yaml")
			.replace("pricePerWeek: 79", "pricePerWeek: -79")
			.replace("pricePerWeek: 89", "pricePerWeek: 91");
		const content = preview("pricing.yaml", text);
		expect(
			content?.pricing.memberships.map(({ pricePerWeek }) => pricePerWeek),
		).toEqual(expect.arrayContaining([7900, 9100]));
	});

	test("contains the saved file if its syntax is invalid", () => {
		expect(preview("site.yaml", "name: [")?.site.name).toBe(
			gym.content().site.name,
		);
	});

	test.each(["old.price", "old[0]", '"old\\u200b"'])(
		"does not fail with an unknown field whose name no path can express: %s",
		(name) => {
			const text = `${textOf("pricing.yaml")}${name}: 1\n`;
			expect(preview("pricing.yaml", text)).toBeUndefined();
		},
	);
});

describe("the problems of an unfinished file", () => {
	const found = (edits: Record<string, (text: string) => string>) => {
		const texts = new Map(gym.texts);
		for (const [file, edit] of Object.entries(edits))
			texts.set(file, edit(textOf(file)));
		const { problems } = withPlaceholders(
			texts,
			gym.texts,
			check(texts),
			check,
		);
		return problems.map(({ file, field }) => `${file} ${field}`);
	};

	test("include a text of another form that is too long with its facts", () => {
		expect(
			found({
				"pricing.yaml": (text) => text.replace("name: Gold", 'name: ""'),
				"pages/about.yaml": (text) =>
					text.replace(
						/(\n {2}title:) .*/,
						`$1 "{gym.name}${" and".repeat(15)}"`,
					),
			}),
		).toEqual([
			"content/pricing.yaml memberships[1].name",
			"content/pages/about.yaml head.title",
		]);
	});

	test("include a price that is wrong next to a cleared one", () => {
		expect(
			found({
				"pricing.yaml": (text) =>
					text
						.replace("pricePerWeek: 79", 'pricePerWeek: ""')
						.replace("pricePerWeek: 89", "pricePerWeek: 70"),
			}),
		).toEqual([
			"content/pricing.yaml memberships[0].pricePerWeek",
			"content/pricing.yaml memberships[1].pricePerWeek",
		]);
	});

	test("include none that only a placeholder or a cleared text causes", () => {
		expect(
			found({
				"coaches.yaml": (text) =>
					text.replace("name: Theo Lindqvist", 'name: ""'),
				"schedule.yaml": (text) =>
					change(text, {
						kind: "insert",
						path: ["classes", 0],
						value: {
							days: ["monday"],
							name: "Mobility",
							start: "",
							end: "8:00 AM",
							coaches: ["theo"],
							capacity: 16,
						},
					}),
			}),
		).toEqual([
			"content/schedule.yaml classes[0].start",
			"content/coaches.yaml theo.name",
		]);
	});
});
