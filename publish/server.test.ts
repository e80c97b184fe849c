import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import {
	brotliCompressSync,
	brotliDecompressSync,
	gunzipSync,
	gzipSync,
} from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Response, send } from "../tests/hosts/responses.ts";
import { siteRules } from "./hosts/site-rules.ts";
import { serveSite } from "./server.ts";

const files = {
	"index.html": "<h1>Home</h1>",
	"404.html": "<h1>Missing</h1>",
	"pricing/index.html": "<h1>Pricing</h1>",
	"coaches.html": "<h1>Coaches</h1>",
	"coaches/ada.html": "<h1>Ada</h1>",
	"assets/app-1a2b.js": "console.log(1);",
	"images/hero-1a2b.avif": "picture",
	"a b/ü.txt": "odd name",
	".well-known/security.txt": "Contact: x",
	".secret": "secret",
	_headers: "/*",
	_redirects: "/a /b",
};
const rules = siteRules({
	securityHeaders: {
		"Content-Security-Policy": "default-src 'none'",
		"Cross-Origin-Resource-Policy": "same-origin",
	},
	redirects: [{ from: "/coaches/*/ada", to: "/coaches/ada" }],
});

let dir: string;
let site: { origin: string; close: () => Promise<void> };

beforeAll(async () => {
	const parent = await mkdtemp(join(tmpdir(), "server-"));
	dir = join(parent, "site");
	await writeFile(join(parent, "outside.txt"), "outside");
	for (const [name, content] of Object.entries(files))
		await write(name, content);
	await write("index.html.br", brotliCompressSync(files["index.html"]));
	await write("index.html.gz", gzipSync(files["index.html"]));
	await write("404.html.br", brotliCompressSync(files["404.html"]));
	site = await serveSite({ folder: dir, port: 0, rules });
});
afterAll(async () => {
	await site.close();
	await rm(dirname(dir), { recursive: true });
});

async function write(name: string, content: string | Buffer): Promise<void> {
	await mkdir(dirname(join(dir, name)), { recursive: true });
	await writeFile(join(dir, name), content);
}

function request(
	path: string,
	headers: Record<string, string> = {},
	method = "GET",
): Promise<Response> {
	return send(site.origin, { path, headers, method });
}

function expectMissing(response: Response): void {
	expect(response.status).toBe(404);
	expect(response.body.toString()).toBe(files["404.html"]);
}

test.each([
	["/", files["index.html"]],
	["/pricing", files["pricing/index.html"]],
	["/pricing?utm_source=flyer", files["pricing/index.html"]],
	["/coaches", files["coaches.html"]],
	["/coaches/ada", files["coaches/ada.html"]],
	["/a%20b/%C3%BC.txt", files["a b/ü.txt"]],
	["/.well-known/security.txt", files[".well-known/security.txt"]],
])("%s is served from its file", async (path, content) => {
	const response = await request(path);
	expect(response.status).toBe(200);
	expect(response.body.toString()).toBe(content);
	expect(response.headers["content-length"]).toBe(
		String(Buffer.byteLength(content)),
	);
});

describe("response headers", () => {
	test.each([
		["GET", "/"],
		["GET", "/pricing/"],
		["POST", "/"],
	])("%s %s returns the security headers", async (method, path) => {
		expect((await request(path, {}, method)).headers).toMatchObject({
			"content-security-policy": "default-src 'none'",
			"cross-origin-resource-policy": "same-origin",
		});
	});

	test("a percent-encoded URL gets the cache header of the file that it names", async () => {
		const { headers } = await request("/%61ssets/app-1a2b.js");
		expect(headers["cache-control"]).toContain("immutable");
	});
});

describe("compression", () => {
	const decompress = {
		br: brotliDecompressSync,
		gzip: gunzipSync,
		none: (body: Buffer) => body,
	};
	test.each([
		["gzip, deflate, br, zstd", "br"],
		["gzip", "gzip"],
		["br;q=0, gzip", "gzip"],
		["", "none"],
		["identity", "none"],
		["bread", "none"],
	] as const)(
		"a request with Accept-Encoding %j gets a page with the encoding %s",
		async (accepted, encoding) => {
			const { headers, body } = await request("/", {
				"accept-encoding": accepted,
			});
			expect(headers["content-encoding"] ?? "none").toBe(encoding);
			expect(headers["content-type"]).toBe("text/html; charset=utf-8");
			expect(headers["content-length"]).toBe(String(body.length));
			expect(decompress[encoding](body).toString()).toBe(files["index.html"]);
		},
	);

	test("a page without a compressed file is sent uncompressed, but with Vary: Accept-Encoding", async () => {
		const response = await request("/pricing", { "accept-encoding": "br" });
		expect(response.headers["content-encoding"]).toBeUndefined();
		expect(response.headers.vary).toBe("Accept-Encoding");
	});

	test("a picture has no Vary header", async () => {
		const { headers } = await request("/images/hero-1a2b.avif");
		expect(headers.vary).toBeUndefined();
	});
});

describe("missing pages", () => {
	test.each([
		"/missing",
		"/assets",
		"/404.html",
		"/_headers",
		"/.secret",
		"/%zz",
		"/%00",
		"/..%2foutside.txt",
		"/pricing/../../outside.txt",
		"/..%5Coutside.txt",
		"/\\evil.example/",
		`/${"a".repeat(5000)}`,
		"*",
		"http://evil.example/",
	])("%s returns 404.html with status 404", async (path) => {
		expectMissing(await request(path));
	});

	test("404.html is compressed", async () => {
		const response = await request("/missing", { "accept-encoding": "br" });
		expect(response.status).toBe(404);
		expect(brotliDecompressSync(response.body).toString()).toBe(
			files["404.html"],
		);
	});

	test("a missing asset is revalidated instead of cached for a year", async () => {
		const { headers } = await request("/assets/gone-1a2b.js");
		expect(headers["cache-control"]).toBe(
			"public, max-age=0, must-revalidate, no-transform",
		);
		expect(headers.etag).toBeUndefined();
	});
});

describe("redirects", () => {
	test("C-20 a page under a wrong folder redirects with its query; an unknown page is a 404", async () => {
		const moved = await request("/coaches/other/ada?a=1");
		expect(moved.status).toBe(301);
		expect(moved.headers.location).toBe("/coaches/ada?a=1");
		expectMissing(await request("/coaches/other/nobody"));
	});

	test.each([
		["/pricing/", "/pricing"],
		["/pricing/?a=1&b=2", "/pricing?a=1&b=2"],
		["/a%20b/", "/a%20b"],
		["/coaches/ada.html?a=1", "/coaches/ada?a=1"],
		["/pricing/index.html", "/pricing"],
		["/index.html?a=1", "/?a=1"],
		["/coaches//ada?a=//b", "/coaches/ada?a=//b"],
		["/coaches%2Fada", "/coaches/ada"],
		["//evil.example/", "/evil.example"],
		["/%2Fevil.example/", "/evil.example"],
		["/a%0d%0aSet-Cookie:b=c/", "/a%0d%0aSet-Cookie:b=c"],
	])("%s redirects to %s, within the site", async (path, location) => {
		const { status, headers } = await request(path);
		expect(status).toBe(301);
		expect(headers.location).toBe(location);
		expect(headers["set-cookie"]).toBeUndefined();
	});
});

describe("methods", () => {
	test.each(["/", "/missing"])(
		"HEAD %s returns the headers of GET without a body",
		async (path) => {
			const encoding = { "accept-encoding": "br" };
			const get = await request(path, encoding);
			const head = await request(path, encoding, "HEAD");
			expect(head.status).toBe(get.status);
			expect({ ...head.headers, date: "" }).toStrictEqual({
				...get.headers,
				date: "",
			});
			expect(head.body).toHaveLength(0);
			expect(get.body.length).toBeGreaterThan(0);
		},
	);

	test.each(["POST", "OPTIONS"])(
		"%s returns 405 for a page, a missing page and a redirect",
		async (method) => {
			for (const path of ["/", "/missing", "/index.html"]) {
				const response = await request(path, {}, method);
				expect(response.status).toBe(405);
				expect(response.headers.allow).toBe("GET, HEAD");
			}
		},
	);
});

describe("a conditional request", () => {
	test("returns 304 with the cache headers if the ETag matches", async () => {
		const first = await request("/", { "accept-encoding": "br" });
		const etag = first.headers.etag ?? "";
		for (const tags of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
			const again = await request("/", {
				"accept-encoding": "br",
				"if-none-match": tags,
			});
			expect(again.status).toBe(304);
			expect(again.body).toHaveLength(0);
			expect(again.headers).toMatchObject({
				etag,
				vary: "Accept-Encoding",
				"cache-control": first.headers["cache-control"],
				"content-security-policy": "default-src 'none'",
			});
			expect(again.headers["content-encoding"]).toBeUndefined();
			expect(again.headers["content-length"]).toBeUndefined();
		}
	});

	test("returns the file if its encoding or its content differs", async () => {
		const { etag = "" } = (await request("/", { "accept-encoding": "br" }))
			.headers;
		expect((await request("/", { "if-none-match": etag })).status).toBe(200);
		await write("version.txt", "one");
		const before = (await request("/version.txt")).headers.etag ?? "";
		await write("version.txt", "three");
		const after = await request("/version.txt", { "if-none-match": before });
		expect(after.body.toString()).toBe("three");
	});

	test("returns 404 for a missing page", async () => {
		expectMissing(await request("/missing", { "if-none-match": "*" }));
	});
});

test("a file that the folder lacks is served from the fallback file", async () => {
	const fallback = join(dir, "images/hero-1a2b.avif");
	const other = await serveSite({
		folder: dir,
		port: 0,
		rules,
		fallbackFile: async (path) =>
			path === "/images/late-1a2b.avif" ? fallback : undefined,
	});
	const found = await fetch(`${other.origin}/images/late-1a2b.avif`);
	expect(found.status).toBe(200);
	expect(found.headers.get("content-type")).toBe("image/avif");
	expect(found.headers.get("cache-control")).toContain("immutable");
	expect(await found.text()).toBe("picture");
	const missing = await fetch(`${other.origin}/images/none-1a2b.avif`);
	expect(missing.status).toBe(404);
	await other.close();
});
