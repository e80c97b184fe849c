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
		"the first text that was moved",
		"Text Prices FAQ",
		"Text FAQ Prices",
		["FAQ"],
	],
	[
		"only the change that moves its entry",
		"Open May Swap June",
		"Swap June Open July",
		["July"],
	],
	["nothing in an equal page", "Rowing Yoga", "Rowing Yoga", []],
])("%s counts as changed", (_, before, now, changed) => {
	const texts = now.split(" ");
	const indexes = changedIndexes(before.split(" "), texts);
	expect(indexes.map((index) => texts[index])).toEqual(changed);
});
