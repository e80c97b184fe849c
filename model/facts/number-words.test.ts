import { expect, test } from "vitest";
import { numberWords } from "./number-words.ts";

test.each([
	[0, "zero"],
	[10, "ten"],
	[14, "fourteen"],
	[24, "twenty-four"],
	[90, "ninety"],
	[99, "ninety-nine"],
	[100, "100"],
	[1.5, "1.5"],
])("%d is read as %s", (value, words) => {
	expect(numberWords(value)).toBe(words);
});
