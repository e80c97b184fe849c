import { expect, test } from "vitest";
import { headersFile } from "./headers-file.ts";

test("headersFile writes each rule as a path with indented headers", () => {
	expect(
		headersFile([
			{ path: "/*", headers: { "X-Frame-Options": "DENY", A: "b" } },
			{ path: "/thanks/*", headers: { "X-Robots-Tag": "noindex" } },
		]),
	).toBe(
		`# Written by publish/hosts/headers-file.ts.

/*
  X-Frame-Options: DENY
  A: b

/thanks/*
  X-Robots-Tag: noindex
`,
	);
});

test("headersFile repeats a page's rule for its .html file, which Netlify serves too", () => {
	const text = headersFile([
		{ path: "/*", headers: { "X-Page": "all" } },
		{ path: "/", headers: { "X-Page": "home" } },
		{ path: "/pricing", headers: { "X-Page": "pricing" } },
	]);
	expect(text).toContain("/index.html\n  ! X-Page\n  X-Page: home\n");
	expect(text).toContain("/pricing.html\n  ! X-Page\n  X-Page: pricing\n");
});

test("headersFile resets no header of rules that match different addresses", () => {
	const text = headersFile([
		{ path: "/a/*", headers: { "Cache-Control": "no-cache" } },
		{ path: "/b/*", headers: { "Cache-Control": "immutable" } },
		{ path: "/c", headers: { "Cache-Control": "no-store" } },
	]);
	expect(text).not.toContain("!");
});

test("headersFile writes a line of 2,000 characters, but throws for a longer one", () => {
	const withLength = (length: number) => [
		{
			path: "/*",
			headers: {
				"Content-Security-Policy": "a".repeat(
					length - "  Content-Security-Policy: ".length,
				),
			},
		},
	];
	expect(headersFile(withLength(2000)).split("\n")[3]).toHaveLength(2000);
	expect(() => headersFile(withLength(2001))).toThrow(
		'the line "Content-Security-Policy: aaaaaaaaaaaaaaa…" has 2001 characters',
	);
});
