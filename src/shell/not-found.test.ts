import { expect, test } from "vitest";
import { pagePath } from "#lib/url.ts";
import { intendedPath } from "./not-found.ts";

test.each([
	["/Pricing", "/pricing"],
	["/Blog/Rest-Days", "/blog/rest-days"],
	["/fitness-tips/mindset/rest-days", "/fitness-tips/rest-days"],
	["//pricing", "/pricing"],
	["/blog%2Frest-days", "/blog/rest-days"],
	["/blog%2f/rest-days/", "/blog/rest-days"],
	["/pricing.html", "/pricing"],
	["/tips/index.html", "/tips"],
	["/index.html", "/"],
	["/index", undefined],
	["/nope", undefined],
	["/fitness-tips/nope", undefined],
])("the intended path of the missing page %s is %s", (requested, intended) => {
	expect(intendedPath(requested, pagePath(requested))).toBe(intended);
});

test.each(["//other.example/X", "///other.example/X", "/%2Fother.example/X"])(
	"the intended path of %s stays on this site",
	(requested) => {
		const intended = intendedPath(requested, pagePath(requested)) ?? "";
		expect(new URL(intended, "https://gym.example").host).toBe("gym.example");
	},
);
