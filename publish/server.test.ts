import { once } from "node:events";
import { mkdir, mkdtemp, open, rm, writeFile } from "node:fs/promises";
import { connect, constants, createServer } from "node:http2";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { setImmediate } from "node:timers/promises";
import { brotliCompressSync, brotliDecompressSync, gzipSync } from "node:zlib";
import {
	afterAll,
	beforeAll,
	describe,
	expect,
	onTestFinished,
	test,
	vi,
} from "vitest";
import { type Response, send } from "../tests/hosts/responses.ts";
import { siteRules } from "./hosts/site-rules.ts";
import { listen } from "./listen.ts";
import { serveSite, siteHandler } from "./server.ts";

const files = {
	"index.html": "<h1>Home</h1>",
	"404.html": "<h1>Missing</h1>",
	"pricing/index.html": "<h1>Pricing</h1>",
	"coaches.html": "<h1>Coaches</h1>",
	"coaches/ada.html": "<h1>Ada</h1>",
	"assets/app-1a2b.js": "console.log(1);",
	"images/hero-1a2b.avif": "picture",
	"share/pricing.png": "picture",
	"site.webmanifest": "{}",
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
	await write("large.txt", "x".repeat(5_000_000));
	site = await serveSite({ dir, port: 0, rules });
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
		["HEAD", "/"],
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
	test.each([
		["gzip, deflate, br, zstd", "br"],
		["gzip", "gzip"],
		["br;q=0, gzip", "gzip"],
	])(
		"a request with Accept-Encoding %j gets a %s response",
		async (accepted, encoding) => {
			const response = await request("/", { "accept-encoding": accepted });
			expect(response.headers["content-encoding"]).toBe(encoding);
			expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
			expect(response.headers["content-length"]).toBe(
				String(response.body.length),
			);
		},
	);

	test.each(["", "identity", "bread"])(
		"a request with Accept-Encoding %j gets an uncompressed page",
		async (accepted) => {
			const response = await request("/", { "accept-encoding": accepted });
			expect(response.headers["content-encoding"]).toBeUndefined();
			expect(response.body.toString()).toBe(files["index.html"]);
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
	test.each(["/missing", "/assets", "/404.html", "/_headers", "/.secret"])(
		"%s returns 404.html with status 404",
		async (path) => {
			expectMissing(await request(path));
		},
	);

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

describe("hostile URLs", () => {
	test.each([
		"/%zz",
		"/%00",
		"/..%2foutside.txt",
		"/pricing/../../outside.txt",
		"/..%5Coutside.txt",
		"/\\evil.example/",
		`/${"a".repeat(5000)}`,
		"*",
		"http://evil.example/",
	])("%s returns the 404 page", async (path) => {
		expectMissing(await request(path));
	});

	test("a redirect does not leave the site or inject a header", async () => {
		expect((await request("//evil.example/")).headers.location).toBe(
			"/evil.example",
		);
		expect((await request("/%2Fevil.example/")).headers.location).toBe(
			"/evil.example",
		);
		const response = await request("/a%0d%0aSet-Cookie:b=c/");
		expect(response.headers.location).toBe("/a%0d%0aSet-Cookie:b=c");
		expect(response.headers["set-cookie"]).toBeUndefined();
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
		["/pricing/", 301, "/pricing"],
		["/pricing/?a=1&b=2", 301, "/pricing?a=1&b=2"],
		["/pricing//", 301, "/pricing"],
		["//pricing", 301, "/pricing"],
		["/a%20b/", 301, "/a%20b"],
		["/coaches.html", 301, "/coaches"],
		["/coaches/ada.html?a=1", 301, "/coaches/ada?a=1"],
		["/pricing/index.html", 301, "/pricing"],
		["/index.html", 301, "/"],
		["/index.html?a=1", 301, "/?a=1"],
		["/coaches//ada?a=//b", 301, "/coaches/ada?a=//b"],
		["/coaches%2Fada", 301, "/coaches/ada"],
	])("%s redirects with status %i to %s", async (path, status, location) => {
		const response = await request(path);
		expect(response.status).toBe(status);
		expect(response.headers.location).toBe(location);
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

test("a closed server answers no request, even on a kept-alive connection", async () => {
	const other = await serveSite({ dir, port: 0, rules });
	expect(await (await fetch(other.origin)).text()).toBe(files["index.html"]);
	await other.close();
	await expect(fetch(other.origin)).rejects.toThrow();
});

test("a canceled HTTP/2 request logs no error and leaves no file open", async () => {
	const server = createServer(siteHandler({ dir, rules }));
	const { port } = await listen(server, 0);
	const session = connect(`http://127.0.0.1:${port}`);
	onTestFinished(() => {
		session.close();
		server.close();
	});
	const consoleError = vi.spyOn(console, "error").mockReturnValue(undefined);
	// Opens the connection before the first measurement, because it uses file descriptors, too.
	await text(session.request({ ":path": "/pricing" }));
	const before = await freeDescriptor();
	// Aborts each request one turn of the event loop later than the request before it.
	for (let steps = 0; steps < 20; steps += 1) {
		const streamClosed = once(server, "stream").then(([stream]) =>
			once(stream, "close"),
		);
		const stream = session.request({ ":path": "/large.txt" });
		for (let step = 0; step < steps; step += 1) await setImmediate();
		stream.close(constants.NGHTTP2_CANCEL);
		await streamClosed;
	}
	const page = await text(session.request({ ":path": "/pricing" }));
	expect(page).toBe(files["pricing/index.html"]);
	await expect.poll(freeDescriptor).toBeLessThanOrEqual(before);
	expect(consoleError).not.toHaveBeenCalled();
	consoleError.mockRestore();
});

/** Returns the lowest free file descriptor, which rises if a file is left open. */
async function freeDescriptor(): Promise<number> {
	await using file = await open(import.meta.filename);
	return file.fd;
}

test("a file that the folder lacks is served from the fallback file", async () => {
	const fallback = join(dir, "images/hero-1a2b.avif");
	const other = await serveSite({
		dir,
		port: 0,
		rules,
		fallbackFile: async (path) =>
			path === "/images/late-1a2b.avif" ? fallback : undefined,
	});
	onTestFinished(other.close);
	const found = await fetch(`${other.origin}/images/late-1a2b.avif`);
	expect(found.status).toBe(200);
	expect(found.headers.get("content-type")).toBe("image/avif");
	expect(found.headers.get("cache-control")).toContain("immutable");
	expect(await found.text()).toBe("picture");
	const missing = await fetch(`${other.origin}/images/none-1a2b.avif`);
	expect(missing.status).toBe(404);
});
