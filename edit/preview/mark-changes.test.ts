import { expect, test } from "vitest";
import { changedIndexes } from "./mark-changes.ts";

test.each([
	["an added text", "Rowing Yoga", "Rowing Boxing Yoga", ["Boxing"]],
	[
		"the text after a removed one",
		"Rowing Boxing Yoga",
		"Rowing Yoga",
		["Yoga"],
	],
	[
		"the first of the moved texts",
		"Text Prices FAQ",
		"Text FAQ Prices",
		["FAQ"],
	],
	[
		"only the changed text of a moved entry",
		"Open May Swap June",
		"Swap June Open July",
		["July"],
	],
	["nothing on an equal page", "Rowing Yoga", "Rowing Yoga", []],
])("changedIndexes returns %s", (_, before, now, changed) => {
	const texts = now.split(" ");
	const indexes = changedIndexes(before.split(" "), texts);
	expect(indexes.map((index) => texts[index])).toEqual(changed);
});
