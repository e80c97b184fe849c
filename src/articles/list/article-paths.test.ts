import { expect, test } from "vitest";
import { isArticleOrListPath, pathWithoutCategory } from "./article-paths.ts";

test.each([
	["/fitness-tips/mindset/rest-days", true, "/fitness-tips/rest-days"],
	["/fitness-tips/rest-days", true, undefined],
	["/blog/rest-days", true, undefined],
	["/fitness-tips/training/page/2", true, undefined],
	["/blog", false, undefined],
	["/fitness-tips/a/b/c", false, undefined],
	["/blog/training/rest-days", false, undefined],
])(
	"C-20 the path %s is an article or list page: %s, path without category: %s",
	(path, isArticle, redirect) => {
		expect(isArticleOrListPath(path)).toBe(isArticle);
		expect(pathWithoutCategory(path)).toBe(redirect);
	},
);
