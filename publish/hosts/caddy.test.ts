import { describe, expect, test } from "vitest";
import { caddyFile } from "./caddy.ts";
import { pageFile, siteRules } from "./site-rules.ts";

const rules = siteRules({
	securityHeaders: {
		"X-Frame-Options": "DENY",
		"Permissions-Policy": 'fullscreen=(self "https://video.example")',
	},
});
const site = { address: "gym.example", root: "/srv/site" };
const text = caddyFile(rules, site);

describe("Caddyfile", () => {
	test("it names the address and the folder", () => {
		expect(text).toContain("\ngym.example {\n\troot * /srv/site\n");
	});

	test("header rules keep their order, so that the later one wins", () => {
		const order = ["header {", "header /assets/* {", "header /images/* {"];
		const places = order.map((it) => text.indexOf(`\t\t${it}\n`));
		expect(places.every((place) => place > 0)).toBe(true);
		expect(places).toStrictEqual(places.toSorted((a, b) => a - b));
		expect(text).toContain(
			'\t\theader /404 {\n\t\t\tX-Robots-Tag "noindex"\n\t\t}\n',
		);
	});

	test("an ending is matched in all folders", () => {
		expect(text).toContain(
			'\t\t@rule-data path *.data\n\t\theader @rule-data {\n\t\t\tCache-Control "public, max-age=60"\n\t\t}\n',
		);
	});

	test("a quote within a value is escaped", () => {
		expect(text).toContain(
			'Permissions-Policy "fullscreen=(self \\"https://video.example\\")"\n',
		);
	});

	test("pages come from their file, compressed as the build left them; a name that no file can have is missing", () => {
		expect(text).toContain(
			"\t\t@found file {path} {path}.html {path}/index.html\n\t\troute @found {\n\t\t\trewrite * {http.matchers.file.relative}\n",
		);
		expect(text).toMatch(
			/\t\t\tfile_server \{\n\t\t\t\tprecompressed br gzip\n\t\t\t\}\n\t\t\}\n.*\n\t\terror 404\n/,
		);
	});

	test("caches learn that text varies, whichever form they were sent", () => {
		expect(text).toMatch(/@text path [^\n]*\*\.html [^\n]*\*\.data\n/);
		const varies = "{\n\t\t\t\tVary Accept-Encoding\n\t\t\t\tdefer\n";
		expect(text).toContain(`\t\t\theader @text ${varies}`);
		expect(text.slice(text.indexOf("handle_errors"))).toContain(
			`\t\t\theader ${varies}`,
		);
	});

	test("a missing page is answered with 404.html and its headers, not those of its folder", () => {
		const errors = text.slice(text.indexOf("handle_errors"));
		expect(errors).toContain("{err.status_code} == 404");
		expect(errors).toContain('X-Frame-Options "DENY"');
		expect(errors).toContain(
			'Cache-Control "public, max-age=0, must-revalidate"',
		);
		expect(errors).toContain('header Content-Type "text/html; charset=utf-8"');
		expect(errors).toContain("rewrite * /404.html");
	});

	test("/index.html is redirected with its query", () => {
		expect(text).toContain(
			'\t\troute /index.html {\n\t\t\trewrite * /\n\t\t\tredir "{uri}" 301\n\t\t}\n',
		);
	});

	test("doubled slashes are joined and the one at the end goes before a redirect, or //evil.example/ would lead there", () => {
		const order = [
			"uri path_regexp (?:/|%2[Ff])+ /",
			"uri @slash strip_suffix /",
			"header {",
			"redir @tidied {uri} 301",
		];
		const places = order.map((it) => text.indexOf(`\t\t${it}\n`));
		expect(places.every((place) => place > 0)).toBe(true);
		expect(places).toStrictEqual(places.toSorted((a, b) => a - b));
	});

	test("only reading is allowed, and host files are not shown", () => {
		expect(text).toContain("@other not method GET HEAD");
		expect(text).toContain(
			"@hidden path /404.html /404 /_headers /_redirects\n\t\terror @hidden 404\n",
		);
	});

	test("a page by the name of its file leads to its address, when there is such a file", () => {
		const start = text.indexOf("\t\t@file {\n");
		expect(start).toBeGreaterThan(text.indexOf("error @hidden 404"));
		expect(start).toBeLessThan(text.indexOf("\t\t@found"));
		expect(text.slice(start)).toContain(
			`\t\t@file {\n\t\t\tpath_regexp file ${pageFile}\n\t\t\tfile\n\t\t}\n\t\troute @file {\n\t\t\trewrite * {re.file.1}\n\t\t\tredir {uri} 301\n\t\t}\n`,
		);
	});

	test("types that Caddy does not know are named", () => {
		expect(text).toContain(
			'\t\t@webmanifest path *.webmanifest\n\t\theader @webmanifest Content-Type "application/manifest+json; charset=utf-8"\n',
		);
	});
});

test("C-20 ART-07 a page asked for by way of another folder is looked for in the one above, after its own file", () => {
	const withRedirect = caddyFile(
		siteRules({ securityHeaders: {}, redirectFolders: ["/tips"] }),
		site,
	);
	const start = withRedirect.indexOf("\t\t@redirect0 {");
	expect(start).toBeGreaterThan(-1);
	expect(start).toBeLessThan(withRedirect.indexOf("\t\t@found"));
	expect(withRedirect.slice(start)).toMatch(
		/^\t\t@redirect0 \{\n\t\t\tpath_regexp redirect0 \^\/tips\/\[\\w-\]\+\/\(\[\\w-\]\+\)\$\n\t\t\tnot file \{path\} \{path\}\.html \{path\}\/index\.html\n\t\t\}\n\t\troute @redirect0 \{\n\t\t\trewrite \* \/tips\/\{re\.redirect0\.1\}\n\t\t\t@there0 file \{path\}\.html\n\t\t\tredir @there0 \{uri\} 301\n\t\t\terror 404\n/,
	);
});
