import { describe, expect, test } from "vitest";
import { nginxFile } from "./nginx.ts";
import { pageFile, siteRules } from "./site-rules.ts";

const rules = siteRules({
	securityHeaders: {
		"X-Frame-Options": "DENY",
		"Permissions-Policy": 'fullscreen=(self "https://video.example")',
	},
});
const site = { serverName: "gym.example", root: "/srv/site" };
const text = nginxFile(rules, site);

/** The lines of a location, without indentation. */
function location(match: string, from = text): string[] {
	const start = from.indexOf(`\tlocation ${match} {\n`);
	expect(start, `location ${match}`).toBeGreaterThan(-1);
	const lines = from.slice(start).split("\n");
	return lines.slice(1, lines.indexOf("\t}")).map((line) => line.trim());
}

const findFile = "try_files $uri $uri.html $uri/index.html =404;";

describe("nginx configuration", () => {
	test("it names the server, its addresses and its folder", () => {
		expect(text).toContain("\tlisten 80;\n\tlisten [::]:80;\n");
		expect(text).toContain("\tserver_name gym.example;\n\troot /srv/site;\n");
		expect(nginxFile(rules, { ...site, listen: ["127.0.0.1:8080"] })).toContain(
			"server {\n\tlisten 127.0.0.1:8080;\n\tserver_name",
		);
	});

	test("a first view that has come can be read: no TLS record holds it back", () => {
		expect(text).toContain("\tssl_buffer_size 1400;\n");
	});

	test("pages come from their file and have the headers of the server", () => {
		expect(location("/")).toStrictEqual([findFile]);
		expect(text).toContain('\n\tadd_header X-Frame-Options "DENY" always;\n');
	});

	test.each(["/assets/", "/images/", "/share/", "~ \\.data$"])(
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
		).toStrictEqual([
			'add_header Cache-Control "public, max-age=31536000, immutable" always;',
		]);
	});

	test("an ending has a location for all folders", () => {
		expect(location("~ \\.data$")).toContain(
			'add_header Cache-Control "public, max-age=60" always;',
		);
	});

	test("every header is sent with errors and redirects, too", () => {
		const lines = text.split("\n").filter((it) => it.includes("add_header "));
		expect(lines.every((line) => line.endsWith(" always;"))).toBe(true);
	});

	test("a quote within a value is escaped", () => {
		expect(text).toContain(
			'add_header Permissions-Policy "fullscreen=(self \\"https://video.example\\")" always;',
		);
	});

	test("a missing page is answered with 404.html, which has no address of its own", () => {
		expect(text).toContain("\terror_page 404 /404.html;\n");
		expect(location("= /404.html")).toStrictEqual([
			"internal;",
			'add_header X-Frame-Options "DENY" always;',
			`add_header Permissions-Policy "fullscreen=(self \\"https://video.example\\")" always;`,
			'add_header Cache-Control "public, max-age=0, must-revalidate" always;',
			'add_header X-Robots-Tag "noindex" always;',
		]);
		expect(location("= /404")).toStrictEqual(["return 404;"]);
	});

	test("a redirect keeps the query", () => {
		expect(location("= /index.html")).toStrictEqual([
			'return 301 "/$is_args$args";',
		]);
	});

	test("a page by the name of its file leads to its address, when there is such a file", () => {
		expect(location(`~ ${pageFile}`)).toStrictEqual([
			"if (-f $request_filename) {",
			"return 301 $1$is_args$args;",
			"}",
			"return 404;",
		]);
	});

	test("the rewrite of trailing slashes leaves backslashes and line breaks alone", () => {
		const pattern = /rewrite (\S+) \$1 permanent;/.exec(text)?.[1] ?? "";
		const rewritten = (path: string) => new RegExp(pattern).exec(path)?.[1];
		expect(rewritten("/pricing/")).toBe("/pricing");
		expect(rewritten("/a/b//")).toBe("/a/b");
		expect(rewritten("/")).toBeUndefined();
		expect(rewritten("/pricing")).toBeUndefined();
		expect(rewritten("/\\evil.example/")).toBeUndefined();
		expect(rewritten("/a\r\nSet-Cookie: b/")).toBeUndefined();
		expect(rewritten("/\t/evil.example/")).toBeUndefined();
	});

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
		// nginx hands the rewrite a path whose slashes are joined already.
		const rewritten = (path: string) => new RegExp(pattern).exec(path)?.[1];
		expect(rewritten("/evil.example")).toBe("/evil.example");
		expect(rewritten("/\\evil.example")).toBeUndefined();
		expect(rewritten("/a\r\nSet-Cookie: b")).toBeUndefined();
	});

	test("compressed files are used, brotli where the module is there", () => {
		expect(text).toContain("\tgzip_static on;\n\tgzip_vary on;\n");
		expect(text).toContain("\t# brotli_static on;\n");
	});

	test("files of the hosts are not shown to visitors", () => {
		expect(location("= /_headers")).toStrictEqual(["return 404;"]);
		expect(location("= /_redirects")).toStrictEqual(["return 404;"]);
	});

	test("each type of file is named once", () => {
		expect(text).toContain("\t\ttext/javascript js mjs;\n");
		expect(text.match(/\bimage\/jpeg /g)).toHaveLength(1);
	});
});

test("C-20 ART-07 a page asked for by way of another folder is looked for in the one above, after its own file", () => {
	const withRedirect = nginxFile(
		siteRules({ securityHeaders: {}, redirectFolders: ["/tips"] }),
		site,
	);
	expect(
		location("~ ^/tips/[\\w-]+/(?<redirect_page>[\\w-]+)$", withRedirect),
	).toStrictEqual(["try_files $uri $uri.html $uri/index.html @redirect0;"]);
	expect(location("@redirect0", withRedirect)).toStrictEqual([
		"if (-f $document_root/tips/$redirect_page.html) {",
		"return 301 /tips/$redirect_page$is_args$args;",
		"}",
		"return 404;",
	]);
});
