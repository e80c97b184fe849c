import { describe, expect, test } from "vitest";
import {
	headersFor,
	patternMatches,
	redirectFor,
	siteRules,
	withoutHtmlExtension,
} from "./site-rules.ts";

const securityHeaders = {
	"X-Frame-Options": "DENY",
	"Cross-Origin-Resource-Policy": "same-origin",
};

describe("rules of the site", () => {
	const moved = { from: "/old", to: "/new" };
	const rules = siteRules({ securityHeaders, redirects: [moved] });
	const of = (path: string) => headersFor(rules.headers, path);

	const immutable = "public, max-age=31536000, immutable";
	const revalidate = "public, max-age=0, must-revalidate, no-transform";

	test.each([
		["/", revalidate, "same-origin"],
		["/pricing", revalidate, "same-origin"],
		["/sitemap.xml", revalidate, "same-origin"],
		["/assets/app-1a2b.js", immutable, "same-origin"],
		["/images/hero-1a2b.avif", immutable, "cross-origin"],
		["/share/pricing-1a2b.jpg", immutable, "cross-origin"],
		["/icons/512.png", revalidate, "cross-origin"],
		["/feed.atom", revalidate, "cross-origin"],
	])(
		"%s has the security headers, is kept by browsers as %s, shown by others as %s",
		(path, kept, shown) => {
			expect(of(path)).toEqual({
				"X-Frame-Options": "DENY",
				"Cache-Control": kept,
				"Cross-Origin-Resource-Policy": shown,
			});
		},
	);

	test("build.json is never kept by browsers", () => {
		expect(of("/build.json")["Cache-Control"]).toBe("no-store");
	});

	test("search engines do not list the page for missing ones and build.json", () => {
		expect(of("/build.json")["X-Robots-Tag"]).toBe("noindex");
		expect(of("/404")["X-Robots-Tag"]).toBe("noindex");
		expect(of("/404.html")["X-Robots-Tag"]).toBe("noindex");
	});

	test("index.html leads to the home page, beside what else is moved", () => {
		expect(rules.redirects).toStrictEqual([
			{ from: "/index.html", to: "/" },
			moved,
		]);
	});
});

describe("a pattern", () => {
	test("of a folder covers what is below it, not its own name or a neighbour", () => {
		expect(patternMatches("/a/*", "/a/b/c")).toBe(true);
		expect(patternMatches("/a/*", "/a/*")).toBe(true);
		expect(patternMatches("/*", "/a/*")).toBe(true);
		expect(patternMatches("/a/*", "/a")).toBe(false);
		expect(patternMatches("/a/*", "/ab")).toBe(false);
		expect(patternMatches("/a/b", "/a/*")).toBe(false);
	});
});

describe("a redirect with a placeholder", () => {
	const redirect = {
		from: "/tips/*/run",
		to: "/tips/run",
		except: "/tips/legs/run",
	};

	test.each(["/tips/arms/run", "/tips/no-such/run"])(
		"applies to %s",
		(path) => {
			expect(redirectFor([redirect], path)).toBe(redirect);
		},
	);

	test.each([
		"/tips/legs/run",
		"/tips/run",
		"/tips/arms/legs/run",
		"/tips/arms/swim",
	])("does not apply to %s", (path) => {
		expect(redirectFor([redirect], path)).toBeUndefined();
	});
});

describe("a page by the name of its file", () => {
	test.each([
		["/pricing.html", "/pricing"],
		["/tips/food/a-b.html", "/tips/food/a-b"],
		["/tips/index.html", "/tips"],
		["/pricing.html.br", undefined],
		["//evil.example/a.html", undefined],
		["/a\nb.html", undefined],
	])("%j has the address %j", (path, address) => {
		expect(withoutHtmlExtension(path)).toBe(address);
	});
});
