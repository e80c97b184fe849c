import { expect, test } from "vitest";
import { frozen, second } from "../tests/support/gyms.ts";

test("content of November 2026 stays valid without an edit", () => {
	expect(
		frozen.problems(),
		"Give the new field a default: content that is older than the field must still build (docs/how-to.md). Do not edit tests/support/content-2026-11, except for the file of a new page.",
	).toEqual([]);
});

test("content without its optional fields is valid", () => {
	expect(
		second.problems(),
		"The second gym leaves out what the schema calls optional (tests/support/second-gym.ts).",
	).toEqual([]);
});
