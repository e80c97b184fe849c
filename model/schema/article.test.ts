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
	])("it needs %s", (field) => {
		expect(without(field).join()).toContain(` ${field}:`);
	});

	test("it may do without a video and a text", () => {
		expect(without("video")).toEqual([]);
		const [front = ""] = text.split(/(?<=\n---\n)/);
		expect(frozen.withFile(file, front).problems()).toEqual([]);
	});
});
