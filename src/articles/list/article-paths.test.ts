import { expect, test } from "vitest";
import {
	articlePath,
	isArticleOrListPath,
	listPagePath,
	pathWithoutCategory,
	shortArticlePaths,
} from "./article-paths.ts";

test("an article has three addresses, of which the one with its category is the right one", () => {
	expect(articlePath("training", "rest-days")).toBe(
		"/fitness-tips/training/rest-days",
	);
	expect(shortArticlePaths("rest-days")).toEqual([
		"/fitness-tips/rest-days",
		"/blog/rest-days",
	]);
});

test("the first page of a category is its tab, the others have addresses of their own", () => {
	expect(listPagePath("training", 1)).toBe("/fitness-tips?tab=training");
	expect(listPagePath("training", 2)).toBe("/fitness-tips/training/page/2");
});

test.each([
	["/fitness-tips/mindset/rest-days", true, "/fitness-tips/rest-days"],
	["/fitness-tips/rest-days", true, undefined],
	["/blog/rest-days", true, undefined],
	["/fitness-tips/training/page/2", true, undefined],
	["/blog", false, undefined],
	["/fitness-tips/a/b/c", false, undefined],
	["/blog/training/rest-days", false, undefined],
])(
	"C-20 %s is an article or a page of the list: %s; under another category: %s",
	(path, isArticle, redirect) => {
		expect(isArticleOrListPath(path)).toBe(isArticle);
		expect(pathWithoutCategory(path)).toBe(redirect);
	},
);
