import { expect, test } from "vitest";
import { anchorId, canonicalPath, pagePath } from "./url.ts";

test.each([
	["/", "/"],
	["/pricing", "/pricing"],
	["/pricing/", "/pricing"],
	["/pricing//", "/pricing"],
	["//evil.example/", "/evil.example"],
	["/a//b/", "/a/b"],
	["//", "/"],
	["/blog%2Fa%2f/b", "/blog/a/b"],
	["/%2Fevil.example/", "/evil.example"],
])("%s has the one address %s", (path, canonical) => {
	expect(canonicalPath(path)).toBe(canonical);
	expect(pagePath(path)).toBe(canonical);
});

test.each([
	["/pricing.html", "/pricing"],
	["/tips//food.html", "/tips/food"],
	["/tips/index.html", "/tips"],
	["/index.html", "/"],
	["//index.html", "/"],
	["/index", "/index"],
])(
	"a page that a host shows under the name of its file, %s, is %s",
	(path, page) => {
		expect(pagePath(path)).toBe(page);
	},
);

test("the anchor of an address names an id, decoded", () => {
	expect(anchorId("#free-trial")).toBe("free-trial");
	expect(anchorId("#caf%C3%A9")).toBe("café");
	expect(anchorId("")).toBe("");
});

test("an anchor that is not well encoded stands for itself", () => {
	expect(anchorId("#50%")).toBe("50%");
});
