import { expect, test } from "vitest";
import { revertChange } from "./revert-change.ts";

const change = { before: "silver: 79\n", after: "silver: 75\n" };

test("a change that nothing followed is taken back whole", () => {
	expect(revertChange(change, "silver: 75\n")).toEqual({
		text: "silver: 79\n",
		hasConflict: false,
	});
});

test("later changes of other fields stay", () => {
	const before = "silver: 79\ngold: 89\n";
	const after = "silver: 75\ngold: 89\n";
	expect(revertChange({ before, after }, "silver: 75\ngold: 99\n")).toEqual({
		text: "silver: 79\ngold: 99\n",
		hasConflict: false,
	});
});

test("a field that was changed again is a conflict", () => {
	expect(revertChange(change, "silver: 70\n")).toEqual({
		text: "silver: 79\n",
		hasConflict: true,
	});
});

test("a new file is removed, unless it was changed since", () => {
	const added = { before: null, after: "title: New\n" };
	expect(revertChange(added, "title: New\n")).toMatchObject({
		text: null,
		hasConflict: false,
	});
	expect(revertChange(added, "title: Newer\n")).toMatchObject({
		hasConflict: true,
	});
});

test("a removed file comes back, unless there is another one", () => {
	const removed = { before: "title: Old\n", after: null };
	expect(revertChange(removed, null)).toEqual({
		text: "title: Old\n",
		hasConflict: false,
	});
	expect(revertChange(removed, "title: Other\n")).toMatchObject({
		hasConflict: true,
	});
});

test("a change that is undone already leaves the text", () => {
	expect(revertChange(change, "silver: 79\n")).toEqual({
		text: "silver: 79\n",
		hasConflict: false,
	});
});
