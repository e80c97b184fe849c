import { expect, test } from "vitest";
import { frozen, second } from "../tests/support/gyms.ts";

test("content of November 2026 stays valid without an edit", () => {
	expect(
		frozen.problems(),
		"A missing field: give it a default, because older content must still build (docs/how-to.md). A missing file of a new page: copy it to tests/support/content-2026-11, whose other files never change.",
	).toEqual([]);
});

test("content without its optional fields is valid", () => {
	expect(
		second.problems(),
		"The second gym leaves out what the schema calls optional (tests/support/second-gym.ts).",
	).toEqual([]);
});
