import { describe, expect, test } from "vitest";
import { headersFor, siteRules, withoutHtmlExtension } from "./site-rules.ts";

const securityHeaders = {
	"X-Frame-Options": "DENY",
	"Cross-Origin-Resource-Policy": "same-origin",
};

describe("the site's rules", () => {
	const moved = { from: "/old", to: "/new" };
	const rules = siteRules({ securityHeaders, redirects: [moved] });
	const headersOf = (path: string) => headersFor(rules.headers, path);

	const immutable = "public, max-age=31536000, immutable";
	const revalidate = "public, max-age=0, must-revalidate, no-transform";

	test.each([
		["/", revalidate, "same-origin"],
		["/pricing", revalidate, "same-origin"],
		["/images", revalidate, "same-origin"],
		["/sitemap.xml", revalidate, "same-origin"],
		["/assets/app-1a2b.js", immutable, "same-origin"],
		["/images/hero-1a2b.avif", immutable, "cross-origin"],
		["/share/pricing-1a2b.jpg", immutable, "cross-origin"],
		["/icons/512.png", revalidate, "cross-origin"],
		["/feed.atom", revalidate, "cross-origin"],
	])(
		"give %s the security headers, Cache-Control %s, resource policy %s",
		(path, cacheControl, resourcePolicy) => {
			expect(headersOf(path)).toEqual({
				"X-Frame-Options": "DENY",
				"Cache-Control": cacheControl,
				"Cross-Origin-Resource-Policy": resourcePolicy,
			});
		},
	);

	test("exclude the 404 page from search engines", () => {
		expect(headersOf("/404")["X-Robots-Tag"]).toBe("noindex");
		expect(headersOf("/404.html")["X-Robots-Tag"]).toBe("noindex");
	});

	test("redirect /index.html to the home page, besides the given redirects", () => {
		expect(rules.redirects).toStrictEqual([
			{ from: "/index.html", to: "/" },
			moved,
		]);
	});
});

test.each([
	["/pricing.html", "/pricing"],
	["/tips/food/a-b.html", "/tips/food/a-b"],
	["/tips/index.html", "/tips"],
	["/pricing.html.br", undefined],
	["//evil.example/a.html", undefined],
	["/a\nb.html", undefined],
])("withoutHtmlExtension turns %j into %j", (path, address) => {
	expect(withoutHtmlExtension(path)).toBe(address);
});
