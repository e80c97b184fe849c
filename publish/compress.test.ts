import {
	mkdir,
	mkdtemp,
	readdir,
	readFile,
	rm,
	writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { compressFolder } from "./compress.ts";

const page = "<p>The same words again.</p>".repeat(100);
let dir: string;
let cache: string;

beforeEach(async () => {
	dir = await mkdtemp(join(tmpdir(), "compress-"));
	cache = await mkdtemp(join(tmpdir(), "packed-"));
});
afterEach(async () => {
	await rm(dir, { recursive: true });
	await rm(cache, { recursive: true });
});

async function write(name: string, content: string | Buffer): Promise<void> {
	await mkdir(dirname(join(dir, name)), { recursive: true });
	await writeFile(join(dir, name), content);
}

async function names(): Promise<string[]> {
	const entries = await readdir(dir, { recursive: true, withFileTypes: true });
	return entries
		.filter((entry) => entry.isFile())
		.map((entry) => entry.name)
		.sort();
}

test("a page gets both forms beside it, and they unpack to the page", async () => {
	await write("pricing/index.html", page);
	await compressFolder(dir, { cache });
	const path = join(dir, "pricing/index.html");
	expect(brotliDecompressSync(await readFile(`${path}.br`)).toString()).toBe(
		page,
	);
	expect(gunzipSync(await readFile(`${path}.gz`)).toString()).toBe(page);
	expect(await readFile(path, "utf8")).toBe(page);
});

test("what was packed well once is taken from the cache, whatever its name", async () => {
	await write("a.html", page);
	await compressFolder(dir, { cache });
	const [kept = "", ...others] = await readdir(cache);
	expect(others).toEqual([]);
	await writeFile(join(cache, kept), "from the cache");
	await write("b.html", page);
	await write("c.html", `${page}!`);
	await compressFolder(dir, { cache });
	expect(await readFile(join(dir, "b.html.br"), "utf8")).toBe("from the cache");
	const changed = await readFile(join(dir, "c.html.br"));
	expect(brotliDecompressSync(changed).toString()).toBe(`${page}!`);
});

test("files can be packed quickly: less tightly, and unpack to the same", async () => {
	const text = await readFile("CONTRIBUTING.md", "utf8");
	await write("a.html", text);
	await compressFolder(dir, { cache });
	const small = await readFile(join(dir, "a.html.br"));
	await compressFolder(dir, { cache, isQuick: true });
	const packed = await readFile(join(dir, "a.html.br"));
	expect(packed.length).toBeGreaterThan(small.length);
	expect(brotliDecompressSync(packed).toString()).toBe(text);
});

test("pictures and what is packed already are left alone", async () => {
	for (const name of ["a.js.map", "a.png", "_headers"]) await write(name, page);
	await compressFolder(dir, { cache });
	expect(await names()).toStrictEqual(["_headers", "a.js.map", "a.png"]);
});

test("a file of 512 bytes is too small, one more byte is not", async () => {
	await write("small.txt", "a".repeat(512));
	await write("large.txt", "a".repeat(513));
	await compressFolder(dir, { cache });
	expect(await names()).toStrictEqual([
		"large.txt",
		"large.txt.br",
		"large.txt.gz",
		"small.txt",
	]);
});

test("compressing twice gives the same bytes and does not compress the compressed", async () => {
	await write("a.html", page);
	await compressFolder(dir, { cache });
	const first = await readFile(join(dir, "a.html.gz"));
	await compressFolder(dir, { cache });
	expect(await readFile(join(dir, "a.html.gz"))).toStrictEqual(first);
	expect(await names()).toStrictEqual(["a.html", "a.html.br", "a.html.gz"]);
});

test("no time and no operating system stand in the compressed file", async () => {
	await write("a.html", page);
	await compressFolder(dir, { cache });
	const header = (await readFile(join(dir, "a.html.gz"))).subarray(0, 10);
	expect([...header.subarray(4, 8), header[9]]).toStrictEqual([
		0, 0, 0, 0, 255,
	]);
});
