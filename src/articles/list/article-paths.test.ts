import { expect, test } from "vitest";
import { isArticlePath, pathWithoutCategory } from "./article-paths.ts";

test.each([
	["/fitness-tips/mindset/rest-days", true, "/fitness-tips/rest-days"],
	["/fitness-tips/rest-days", true, undefined],
	["/blog/rest-days", true, undefined],
	["/blog", false, undefined],
	["/fitness-tips/a/b/c", false, undefined],
	["/blog/training/rest-days", false, undefined],
])(
	"C-20 the path %s is an article: %s, path without category: %s",
	(path, isArticle, redirect) => {
		expect(isArticlePath(path)).toBe(isArticle);
		expect(pathWithoutCategory(path)).toBe(redirect);
	},
);
