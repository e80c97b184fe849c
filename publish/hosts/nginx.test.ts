import { expect, test } from "vitest";
import { nginxFile } from "./nginx.ts";
import { siteNames } from "./site-names.ts";
import { pageFile, siteRules } from "./site-rules.ts";

const rules = siteRules({
	securityHeaders: {
		"X-Frame-Options": "DENY",
		"Permissions-Policy": 'fullscreen=(self "https://video.example")',
	},
	redirects: [
		{ from: "/old", to: "/new" },
		{ from: "/tips/*/run", to: "/tips/run", except: "/tips/legs/run" },
	],
});
const site = { names: siteNames("https://gym.example"), root: "/srv/site" };
const text = nginxFile(rules, site);

function location(match: string): string[] {
	const start = text.indexOf(`\tlocation ${match} {\n`);
	expect(start, `location ${match}`).toBeGreaterThan(-1);
	const lines = text.slice(start).split("\n");
	return lines.slice(1, lines.indexOf("\t}")).map((line) => line.trim());
}

const findFile = "try_files $uri $uri.html $uri/index.html =404;";

test.each(["/assets/", "/images/", "/share/"])(
	"location %s repeats the security headers, which nginx would drop",
	(match) => {
		expect(location(match)).toContain(
			'add_header X-Frame-Options "DENY" always;',
		);
		expect(location(match).at(-1)).toBe(findFile);
	},
);

test("a header stands once in a location, with the value that wins", () => {
	expect(
		location("/assets/").filter((line) => line.includes("Cache-Control")),
	).toEqual([
		'add_header Cache-Control "public, max-age=31536000, immutable" always;',
	]);
});

test("every header is sent with errors and redirects, too", () => {
	const lines = text.split("\n").filter((it) => it.includes("add_header "));
	expect(lines.every((line) => line.endsWith(" always;"))).toBe(true);
});

test.each([
	["/", [findFile]],
	[
		"= /404.html",
		[
			"internal;",
			'add_header X-Frame-Options "DENY" always;',
			`add_header Permissions-Policy "fullscreen=(self \\"https://video.example\\")" always;`,
			'add_header Cache-Control "public, max-age=0, must-revalidate, no-transform" always;',
			'add_header X-Robots-Tag "noindex" always;',
		],
	],
	["= /404", ["return 404;"]],
	["= /_headers", ["return 404;"]],
	["= /_redirects", ["return 404;"]],
	["= /old", ['return 301 "/new$is_args$args";']],
	["= /tips/legs/run", [findFile]],
	["~ ^/tips/[^/]+/run$", ['return 301 "/tips/run$is_args$args";']],
	[
		`~ ${pageFile}`,
		[
			"if (-f $request_filename) {",
			"return 301 $1$is_args$args;",
			"}",
			"return 404;",
		],
	],
])(
	"location %s looks for a file, leads on with the query, or hides",
	(match, lines) => {
		expect(location(match)).toEqual(lines);
	},
);

test.each([
	["/pricing/", "/pricing"],
	["/a/b//", "/a/b"],
	["/", undefined],
	["/pricing", undefined],
	["/\\evil.example/", undefined],
	["/a\r\nSet-Cookie: b/", undefined],
	["/\t/evil.example/", undefined],
])(
	"the rewrite of slashes at the end makes %j of it: %j",
	(path, rewritten) => {
		const pattern = /rewrite (\S+) \$1 permanent;/.exec(text)?.[1] ?? "";
		expect(new RegExp(pattern).exec(path)?.[1]).toBe(rewritten);
	},
);

test("doubled slashes, encoded ones among them, are joined by a redirect, never in a query", () => {
	const [, asked = "", pattern = ""] =
		/if \(\$request_uri ~\* (\S+)\) \{\n\t\trewrite (\S+) \$1 permanent;/.exec(
			text,
		) ?? [];
	const isJoined = (address: string) => new RegExp(asked, "i").test(address);
	expect(isJoined("//pricing")).toBe(true);
	expect(isJoined("/blog//a?b=c")).toBe(true);
	expect(isJoined("/blog%2fa")).toBe(true);
	expect(isJoined("/blog/a?b=//c%2F")).toBe(false);
	// nginx has merged slashes before this regular expression runs.
	const rewritten = (path: string) => new RegExp(pattern).exec(path)?.[1];
	expect(rewritten("/evil.example")).toBe("/evil.example");
	expect(rewritten("/\\evil.example")).toBeUndefined();
	expect(rewritten("/a\r\nSet-Cookie: b")).toBeUndefined();
});
