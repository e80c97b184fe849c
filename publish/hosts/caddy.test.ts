import { expect, test } from "vitest";
import { caddyFile } from "./caddy.ts";
import { siteNames } from "./site-names.ts";
import { pageFile, siteRules } from "./site-rules.ts";

const rules = siteRules({
	securityHeaders: {
		"X-Frame-Options": "DENY",
		"Permissions-Policy": 'fullscreen=(self "https://video.example")',
	},
	redirects: [],
});
const names = siteNames("https://gym.example");
const text = caddyFile(rules, { names, root: "/srv/site" });

test("Caddyfile: a quote within a value is escaped", () => {
	expect(text).toContain(
		'Permissions-Policy "fullscreen=(self \\"https://video.example\\")"\n',
	);
});

test.each([
	'X-Frame-Options "DENY"',
	'Cache-Control "public, max-age=0, must-revalidate, no-transform"',
	'X-Robots-Tag "noindex"',
	'header Content-Type "text/html; charset=utf-8"',
	"Vary Accept-Encoding",
	"rewrite * /404.html",
	"precompressed br gzip",
])(
	"a missing page is answered with 404.html and its headers, not those of its folder: %s",
	(line) => {
		const errors = text.slice(text.indexOf("{err.status_code} == 404"));
		expect(errors).toContain(line);
	},
);

// Slashes must be merged before the redirect, or //evil.example/ would redirect to another site.
// The header rule of a folder must follow the general one, because later rules override earlier
// ones.
test("the rules stand in the order in which they have to be applied", () => {
	const order = [
		"uri path_regexp (?:/|%2[Ff])+ /",
		"uri @slash strip_suffix /",
		"header {",
		"header /assets/* {",
		"header /images/* {",
		"redir @tidied {uri} 301",
		"error @hidden 404",
		`@file {\n\t\t\tpath_regexp file ${pageFile}\n\t\t\tfile\n\t\t}\n\t\troute @file {\n\t\t\trewrite * {re.file.1}\n\t\t\tredir {uri} 301\n\t\t}`,
		"@found file {path} {path}.html {path}/index.html\n\t\troute @found {\n\t\t\trewrite * {http.matchers.file.relative}",
	];
	const places = order.map((it) => text.indexOf(`\t\t${it}\n`));
	expect(places.every((place) => place > 0)).toBe(true);
	expect(places).toEqual(places.toSorted((a, b) => a - b));
});
