import { expect, test } from "vitest";
import { newerFirst } from "./article-order.ts";

test("the newest article comes first; those of one day stand in the order of their names", () => {
	const articles = [
		{ slug: "old", date: "December 31, 2022" },
		{ slug: "b", date: "June 2, 2023" },
		{ slug: "a", date: "June 2, 2023" },
		{ slug: "new", date: "June 12, 2023" },
	];
	for (const order of [articles, articles.toReversed()])
		expect(order.toSorted(newerFirst).map(({ slug }) => slug)).toEqual([
			"new",
			"a",
			"b",
			"old",
		]);
});
