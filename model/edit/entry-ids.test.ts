import { expect, test } from "vitest";
import { nextEntryIds, noEntries } from "./entry-ids.ts";

const before = nextEntryIds(noEntries, ["Silver", "Gold", "Platinum"]);

test.each([
	[
		"for an entry that moves by two positions",
		["Gold", "Platinum", "Silver"],
		[1, 2, 0],
	],
	["for the others when an entry is removed", ["Silver", "Platinum"], [0, 2]],
	[
		"for an entry whose text changes",
		["Silver", "Golden", "Platinum"],
		[0, 1, 2],
	],
	[
		"for the others when an entry is added",
		["Silver", "Gold", "Platinum", ""],
		[0, 1, 2, 3],
	],
	["different for two equal entries", ["Gold", "Gold", "Platinum"], [0, 1, 2]],
])("entry ids are kept %s", (_name, values, ids) => {
	expect(nextEntryIds(before, values).ids).toEqual(ids);
});

test("the id of a removed entry is not reused", () => {
	const shorter = nextEntryIds(before, ["Silver"]);
	expect(nextEntryIds(shorter, ["Silver", "New"]).ids).toEqual([0, 3]);
});
