import { describe, expect, test } from "vitest";
import {
	covers,
	headersFor,
	siteRules,
	withoutEnding,
	withoutFolder,
} from "./site-rules.ts";

const securityHeaders = {
	"X-Frame-Options": "DENY",
	"Cross-Origin-Resource-Policy": "same-origin",
};

describe("rules of the site", () => {
	const rules = siteRules({ securityHeaders });
	const of = (path: string) => headersFor(rules.headers, path);

	test.each([
		"/",
		"/pricing",
		"/assets/app-1a2b.js",
		"/images/a.avif",
		"/404.html",
	])("%s has the security headers", (path) => {
		expect(of(path)).toMatchObject({ "X-Frame-Options": "DENY" });
	});

	test.each([
		"/assets/app-1a2b.js",
		"/images/hero-1a2b.avif",
		"/share/pricing-1a2b.jpg",
	])("%s, whose name changes with its content, is kept for a year", (path) => {
		expect(of(path)["Cache-Control"]).toBe(
			"public, max-age=31536000, immutable",
		);
	});

	test.each(["/", "/pricing", "/sitemap.xml", "/favicon.ico", "/feed.atom"])(
		"%s, which keeps its name, is asked for each time",
		(path) => {
			expect(of(path)["Cache-Control"]).toBe(
				"public, max-age=0, must-revalidate",
			);
		},
	);

	test.each(["/blog/rest-days.data", "/fitness-tips.data"])(
		"%s, fetched when a visitor points at a link, is kept until the click",
		(path) => {
			expect(of(path)).toMatchObject({
				"Cache-Control": "public, max-age=60",
				"X-Frame-Options": "DENY",
			});
		},
	);

	test("other sites may show pictures, share pictures, icons and the feed, and nothing else", () => {
		const policy = "Cross-Origin-Resource-Policy";
		expect(of("/images/a.avif")[policy]).toBe("cross-origin");
		expect(of("/share/a.png")[policy]).toBe("cross-origin");
		expect(of("/icons/512.png")[policy]).toBe("cross-origin");
		expect(of("/feed.atom")[policy]).toBe("cross-origin");
		expect(of("/assets/app.js")[policy]).toBe("same-origin");
		expect(of("/")[policy]).toBe("same-origin");
	});

	test("only the page for missing ones is kept from search engines", () => {
		expect(of("/404")["X-Robots-Tag"]).toBe("noindex");
		expect(of("/404.html")["X-Robots-Tag"]).toBe("noindex");
		expect(of("/")["X-Robots-Tag"]).toBeUndefined();
	});

	test("a folder named twice is one rule", () => {
		expect(
			rules.headers.filter(({ path }) => path === "/share/*"),
		).toStrictEqual([
			{
				path: "/share/*",
				headers: {
					"Cache-Control": "public, max-age=31536000, immutable",
					"Cross-Origin-Resource-Policy": "cross-origin",
				},
			},
		]);
	});

	test("index.html leads to the home page", () => {
		expect(rules.redirects).toStrictEqual([{ from: "/index.html", to: "/" }]);
	});
});

describe("merging", () => {
	test("all matching rules count and a later one wins", () => {
		const rules = [
			{ path: "/*", headers: { A: "all", B: "all" } },
			{ path: "/x/*", headers: { B: "folder", C: "folder" } },
			{ path: "/x/y", headers: { C: "page" } },
			{ path: "/z", headers: { D: "other" } },
		];
		expect(headersFor(rules, "/x/y")).toStrictEqual({
			A: "all",
			B: "folder",
			C: "page",
		});
	});

	test("a pattern of an ending covers the files that end so, in all folders", () => {
		expect(covers("/*.data", "/a/b.data")).toBe(true);
		expect(covers("/*", "/*.data")).toBe(true);
		expect(covers("/*.data", "/a/data")).toBe(false);
		expect(covers("/*.data", "/*")).toBe(false);
	});

	test("a folder pattern covers what is below it, not its own name or a neighbour", () => {
		expect(covers("/a/*", "/a/b/c")).toBe(true);
		expect(covers("/a/*", "/a/*")).toBe(true);
		expect(covers("/*", "/a/*")).toBe(true);
		expect(covers("/a/*", "/a")).toBe(false);
		expect(covers("/a/*", "/ab")).toBe(false);
		expect(covers("/a/b", "/a/*")).toBe(false);
	});
});

describe("a page by the name of its file", () => {
	test.each([
		["/pricing.html", "/pricing"],
		["/tips/food/a-b.html", "/tips/food/a-b"],
		["/tips/index.html", "/tips"],
		["/tips/index", undefined],
		["/pricing", undefined],
		["/pricing.htm", undefined],
		["/pricing.html.br", undefined],
		["/pricing.html/", undefined],
		["/.html", undefined],
		["//evil.example/a.html", undefined],
		["/\\evil.example/a.html", undefined],
		["/a\nb.html", undefined],
	])("%j has the address %j", (path, address) => {
		expect(withoutEnding(path)).toBe(address);
	});
});

describe("C-20 a page that was asked for by way of another folder", () => {
	test.each([
		["/tips/a/b", "/tips/b"],
		["/tips/a/b-2_c", "/tips/b-2_c"],
		["/tips/b", undefined],
		["/tips/a/b/c", undefined],
		["/tips/a/b.data", undefined],
		["/tips//b", undefined],
		["/tips/a/", undefined],
		["/tipsy/a/b", undefined],
		["/tips/a/b\nc", undefined],
	])("%j leads to %j", (path, elsewhere) => {
		expect(withoutFolder(path, ["/tips"])).toBe(elsewhere);
		expect(withoutFolder(path, [])).toBeUndefined();
	});
});

test.each(["", "a\nb", "a\\b", "$host", "{env.HOME}", "`", "naïve"])(
	"the header value %j is refused, because a host would misread it",
	(value) => {
		expect(() => siteRules({ securityHeaders: { Name: value } })).toThrow(
			"of Name is empty or has",
		);
	},
);
