import { expect, test } from "vitest";
import { revertChange } from "./revert-change.ts";

const added = { before: null, after: "title: New\n" };
const removed = { before: "title: Old\n", after: null };

test("a new file that was changed since is a conflict", () => {
	expect(revertChange(added, "title: Newer\n").hasConflict).toBe(true);
});

test("a removed file comes back", () => {
	expect(revertChange(removed, null)).toEqual({
		text: "title: Old\n",
		hasConflict: false,
	});
});

test("a removed file is a conflict with another one in its place", () => {
	expect(revertChange(removed, "title: Other\n").hasConflict).toBe(true);
});
