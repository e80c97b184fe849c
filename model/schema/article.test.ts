import { describe, expect, test } from "vitest";
import { frozen } from "../../tests/support/gyms.ts";

const file = "articles/member-stories.md";
const text = frozen.texts.get(file) ?? "";

/** Removes a field with its indented lines from the article. Returns the problems. */
function without(field: string): string[] {
	const line = new RegExp(`^${field}:.*\\n(?: .*\\n)*`, "m");
	expect(text).toMatch(line);
	return frozen.withFile(file, text.replace(line, "")).problems();
}

describe("ENT-17 the fields of an article", () => {
	test.each([
		"title",
		"excerpt",
		"photo",
		"date",
		"author",
		"category",
		"relatedService",
	])("include the required field %s", (field) => {
		expect(without(field).join()).toContain(` ${field}:`);
	});

	test("include an optional video and an optional body", () => {
		expect(without("video")).toEqual([]);
		const [front = ""] = text.split(/(?<=\n---\n)/);
		expect(frozen.withFile(file, front).problems()).toEqual([]);
	});
});
