import { expect, test } from "vitest";
import { revertChange } from "./revert-change.ts";

const added = { before: null, after: "title: New\n" };
const removed = { before: "title: Old\n", after: null };

test("reverting the addition of a file is a conflict if the file has changed since", () => {
	expect(revertChange(added, "title: Newer\n").hasConflict).toBe(true);
});

test("reverting the removal of a file restores the file", () => {
	expect(revertChange(removed, null)).toEqual({
		text: "title: Old\n",
		hasConflict: false,
	});
});
