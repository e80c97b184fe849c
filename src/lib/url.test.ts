import { expect, test } from "vitest";
import { canonicalPath, pagePath } from "./url.ts";

test.each([
	["/", "/"],
	["/pricing", "/pricing"],
	["/pricing/", "/pricing"],
	["//evil.example/", "/evil.example"],
	["/a//b/", "/a/b"],
	["/blog%2Fa%2f/b", "/blog/a/b"],
	["/%2Fevil.example/", "/evil.example"],
])("the canonical path of %s is %s", (path, canonical) => {
	expect(canonicalPath(path)).toBe(canonical);
	expect(pagePath(path)).toBe(canonical);
});

test.each([
	["/pricing.html", "/pricing"],
	["/tips/index.html", "/tips"],
	["/index.html", "/"],
	["/index", "/index"],
])("the page path of %s is %s", (path, page) => {
	expect(pagePath(path)).toBe(page);
});
