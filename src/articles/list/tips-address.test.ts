import { describe, expect, test } from "vitest";
import {
	articleAddress,
	categoryAddress,
	furtherAddress,
	isTipsAddress,
	shortAddresses,
	withoutCategory,
} from "./tips-address.ts";

const known = ["nutrition", "training"];

test("ROUTE-15 an article has three addresses, of which the one with its category is the right one", () => {
	expect(articleAddress("training", "rest-days")).toBe(
		"/fitness-tips/training/rest-days",
	);
	expect(shortAddresses("rest-days")).toEqual([
		"/fitness-tips/rest-days",
		"/blog/rest-days",
	]);
});

test("ART-06 a category leads to its tab, one that is none to the list", () => {
	expect(categoryAddress("training", known)).toBe("/fitness-tips?tab=training");
	expect(categoryAddress("cooking", known)).toBe("/fitness-tips");
});

test("the first page of a category is its tab, the others have addresses of their own", () => {
	expect(furtherAddress("training", 1)).toBe("/fitness-tips?tab=training");
	expect(furtherAddress("training", 2)).toBe("/fitness-tips/training/page/2");
});

describe("C-20 an article under another category", () => {
	test.each([
		["/fitness-tips/mindset/rest-days", "/fitness-tips/rest-days"],
		["/fitness-tips/no-such-category/rest-days", "/fitness-tips/rest-days"],
		["/fitness-tips/rest-days", undefined],
		["/blog/rest-days", undefined],
		["/blog/training/rest-days", undefined],
		["/fitness-tips/training/page/2", undefined],
	])("%s is looked for at %s", (path, elsewhere) => {
		expect(withoutCategory(path)).toBe(elsewhere);
	});
});

test.each([
	["/fitness-tips/nope", true],
	["/fitness-tips/training/nope", true],
	["/blog/nope", true],
	["/fitness-tips/training/page/9", true],
	["/fitness-tips", false],
	["/blog", false],
	["/fitness-tips/a/b/c", false],
	["/blog/training/nope", false],
	["/nope", false],
])(
	"ART-07 the router takes %s for an article or a page of the list: %s",
	(path, isTip) => {
		expect(isTipsAddress(path)).toBe(isTip);
	},
);
