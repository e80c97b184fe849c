import { describe, expect, test } from "vitest";
import {
	checkRules,
	covers,
	headersFor,
	siteRules,
	withoutEnding,
	withoutFolder,
	withQuery,
} from "./site-rules.ts";

const securityHeaders = {
	"X-Frame-Options": "DENY",
	"Cross-Origin-Resource-Policy": "same-origin",
};

describe("rules of the site", () => {
	const rules = siteRules({
		securityHeaders,
		unindexedPaths: ["/thanks", "/drafts/*", "/share/*"],
		redirects: [{ from: "/old", to: "/new", status: 301 }],
	});
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

	test("only the named pages are kept from search engines", () => {
		expect(of("/thanks")["X-Robots-Tag"]).toBe("noindex");
		expect(of("/drafts/one")["X-Robots-Tag"]).toBe("noindex");
		expect(of("/thanks-a-lot")["X-Robots-Tag"]).toBeUndefined();
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
					"X-Robots-Tag": "noindex",
				},
			},
		]);
	});

	test("index.html leads to the home page, then come the old addresses", () => {
		expect(rules.redirects).toStrictEqual([
			{ from: "/index.html", to: "/", status: 301 },
			{ from: "/old", to: "/new", status: 301 },
		]);
	});

	test("a preview of the site can be kept from search engines as a whole", () => {
		const preview = siteRules({ securityHeaders, unindexedPaths: ["/*"] });
		expect(headersFor(preview.headers, "/pricing")).toMatchObject({
			"X-Frame-Options": "DENY",
			"X-Robots-Tag": "noindex",
		});
	});
});

describe("merging", () => {
	test("all matching rules count and a later one wins, whatever its spelling", () => {
		const rules = [
			{ path: "/*", headers: { A: "all", B: "all" } },
			{ path: "/x/*", headers: { b: "folder", C: "folder" } },
			{ path: "/x/y", headers: { C: "page" } },
			{ path: "/z", headers: { D: "other" } },
		];
		expect(headersFor(rules, "/x/y")).toStrictEqual({
			A: "all",
			b: "folder",
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

describe("addresses", () => {
	test.each([
		["/new", "?a=1", "/new?a=1"],
		["/new", "", "/new"],
		["/new#plans", "?a=1", "/new?a=1#plans"],
		["/new?b=2", "?a=1", "/new?b=2"],
		["https://a.example/#x", "?a=1", "https://a.example/?a=1#x"],
	])("%s with the query %j is %s", (target, query, expected) => {
		expect(withQuery(target, query)).toBe(expected);
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

describe("checks", () => {
	test("a redirect folder that a host would misread is refused", () => {
		expect(() =>
			checkRules({ headers: [], redirects: [], redirectFolders: ["/a;"] }),
		).toThrow('redirect folder "/a;"');
	});

	const header = (path: string, headers: Record<string, string>) => () =>
		checkRules({ headers: [{ path, headers }], redirects: [] });
	const redirect = (from: string, to: string) => () =>
		checkRules({ headers: [], redirects: [{ from, to, status: 301 }] });

	test.each([
		"thanks",
		"/thanks/",
		"/a*",
		"/*/b",
		"/a b",
		"/a;",
		"/a{",
		"//a",
		"",
	])("the rule path %j is refused", (path) => {
		expect(header(path, { A: "b" })).toThrow(
			`header rule path ${JSON.stringify(path)}`,
		);
	});

	test.each(["", "a\nb", "a\\b", "$host", "{env.HOME}", "`", "naïve"])(
		"the header value %j is refused, because a host would misread it",
		(value) => {
			expect(header("/a", { Name: value })).toThrow("of Name is empty or has");
		},
	);

	test("a header name with a colon or space is refused", () => {
		expect(header("/a", { "X: y": "z" })).toThrow(
			'"X: y" is not a header name',
		);
	});

	test("two rules for one path are refused, because Cloudflare would drop one", () => {
		const rule = { path: "/a", headers: { A: "b" } };
		expect(() => checkRules({ headers: [rule, rule], redirects: [] })).toThrow(
			'two header rules for "/a"',
		);
	});

	test.each(["/a/*", "/a/", "a", "https://a.example/"])(
		"a redirect from %j is refused",
		(from) => {
			expect(redirect(from, "/b")).toThrow(
				`redirect from ${JSON.stringify(from)}`,
			);
		},
	);

	test.each([
		"b",
		"//evil.example",
		"http://a.example/",
		"/b c",
		'/b"',
		"/b;",
		"/$uri",
		"/b\n",
	])("a redirect to %j is refused", (to) => {
		expect(redirect("/a", to)).toThrow(`to ${JSON.stringify(to)}`);
	});

	test("a redirect to itself and two from one address are refused", () => {
		expect(redirect("/a", "/a")).toThrow("would never end");
		expect(() =>
			siteRules({
				securityHeaders,
				redirects: [{ from: "/index.html", to: "/b", status: 301 }],
			}),
		).toThrow('two redirects from "/index.html"');
	});
});
