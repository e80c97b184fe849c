import { readdir } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { textsIn } from "../publish/content/read-content.ts";
import { frozenGym } from "../tests/support/sites/sites.ts";
import { exportOf, spaceOf } from "./export.ts";

const texts = await textsIn(frozenGym);
const { space } = spaceOf(texts, await readdir(`${frozenGym}/images`));
const { contentTypes, entries, assets } = exportOf(space);
const entriesOf = (type: string) =>
	[...space.entries.values()].filter((entry) => entry.type === type);

describe("the content types of a space", () => {
	test("are the 14 expected ones, each with a title field and at most 50 fields", () => {
		expect(contentTypes.map(({ sys }) => sys.id).toSorted()).toEqual(
			"article class closure coach contentFile galleryPicture gym list membership openingHours policies punchCard specialHours testimonial".split(
				" ",
			),
		);
		for (const { sys, displayField, fields } of contentTypes) {
			const ids = fields.map(({ id }) => id);
			expect(ids, sys.id).toContain(displayField);
			expect(ids.length, sys.id).toBeLessThanOrEqual(50);
			expect(new Set(ids).size, sys.id).toBe(ids.length);
			for (const id of ids) expect(id).toMatch(/^[a-zA-Z][a-zA-Z0-9_]{0,63}$/);
		}
	});

	test("accept each entry: fields, types, limits and required values", () => {
		for (const { sys, fields } of entries) {
			const type = contentTypes.find(
				(candidate) => candidate.sys.id === sys.contentType.sys.id,
			);
			for (const [id, { "en-US": value }] of Object.entries(fields)) {
				const field = type?.fields.find((candidate) => candidate.id === id);
				const label = `${sys.id} ${id}`;
				expect(field, label).toBeDefined();
				const expected = {
					Symbol: "string",
					Text: "string",
					Date: "string",
					Integer: "number",
					Number: "number",
					Boolean: "boolean",
				}[field?.type ?? ""];
				expect(typeof value, label).toBe(expected ?? "object");
				for (const limit of field?.validations ?? []) {
					const { regexp, in: allowed } = limit as {
						regexp?: { pattern: string };
						in?: unknown[];
					};
					if (regexp) expect(value, label).toMatch(new RegExp(regexp.pattern));
					if (allowed) expect(allowed, label).toContain(value);
				}
			}
			for (const { id, required } of type?.fields ?? [])
				if (required) expect(fields, sys.id).toHaveProperty(id);
		}
	});
});

describe("the entries of a space", () => {
	test("have valid ids", () => {
		for (const { sys } of [...entries, ...assets])
			expect(sys.id).toMatch(/^[a-zA-Z0-9._-]{1,64}$/);
	});

	test("contain as a file only the article with a comment in its front matter", () => {
		const paths = entriesOf("contentFile").map(({ fields }) => fields.path);
		expect(
			paths.filter((path) => String(path).startsWith("articles/")),
		).toEqual(["articles/member-stories.md"]);
	});
});
