import { expect, test } from "vitest";
import { pagePath } from "#lib/url.ts";
import { intendedPath } from "./not-found.ts";

test.each([
	["/Pricing", "/pricing"],
	["/Blog/Rest-Days", "/blog/rest-days"],
	["/fitness-tips/mindset/rest-days", "/fitness-tips/rest-days"],
	["//pricing", "/pricing"],
	["/blog%2Frest-days", "/blog/rest-days"],
	["/pricing.html", "/pricing"],
	["/nope", undefined],
	["/fitness-tips/nope", undefined],
])("a visitor who asks for %s may mean %s", (asked, meant) => {
	expect(intendedPath(asked, pagePath(asked))).toBe(meant);
});

test.each(["//other.example/X", "///other.example/X", "/%2Fother.example/X"])(
	"%s leads to no other site",
	(asked) => {
		const meant = intendedPath(asked, pagePath(asked)) ?? "";
		expect(new URL(meant, "https://gym.example").host).toBe("gym.example");
	},
);
