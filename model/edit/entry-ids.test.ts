import { expect, test } from "vitest";
import { nextEntryIds, noEntries } from "./entry-ids.ts";

const before = nextEntryIds(noEntries, ["Silver", "Gold", "Platinum"]);

test.each([
	["an entry that moves twice", ["Gold", "Platinum", "Silver"], [1, 2, 0]],
	["the others when an entry is removed", ["Silver", "Platinum"], [0, 2]],
	["an entry whose words change", ["Silver", "Golden", "Platinum"], [0, 1, 2]],
	[
		"the others when an entry is added",
		["Silver", "Gold", "Platinum", ""],
		[0, 1, 2, 3],
	],
	["two equal entries apart", ["Gold", "Gold", "Platinum"], [0, 1, 2]],
])("ids keep %s", (_name, values, ids) => {
	expect(nextEntryIds(before, values).ids).toEqual(ids);
});

test("an id is never given twice", () => {
	const shorter = nextEntryIds(before, ["Silver"]);
	expect(nextEntryIds(shorter, ["Silver", "New"]).ids).toEqual([0, 3]);
});
