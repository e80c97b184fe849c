import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { temporaryFolder } from "../tests/support/temporary-folder.ts";
import { compressFolder } from "./compress.ts";

const page = "<p>The same words again.</p>".repeat(100);

async function folderWith(files: Record<string, string>) {
	const dir = await temporaryFolder();
	const cache = await temporaryFolder();
	const write = async (name: string, text: string) => {
		await mkdir(dirname(join(dir, name)), { recursive: true });
		await writeFile(join(dir, name), text);
	};
	const read = (name: string) => readFile(join(dir, name));
	for (const [name, text] of Object.entries(files)) await write(name, text);
	return { dir, cache, write, read };
}

test("compressFolder writes a Brotli and a gzip file that decompress to the page", async () => {
	const { dir, cache, read } = await folderWith({ "pricing/index.html": page });
	await compressFolder(dir, cache);
	const brotli = await read("pricing/index.html.br");
	expect(brotliDecompressSync(brotli).toString()).toBe(page);
	const gzip = await read("pricing/index.html.gz");
	expect(gunzipSync(gzip).toString()).toBe(page);
	// The gzip header must name no time and no operating system, or two builds would differ.
	expect([...gzip.subarray(4, 8), gzip[9]]).toEqual([0, 0, 0, 0, 255]);
	expect((await read("pricing/index.html")).toString()).toBe(page);
});

test("equal files share one cached Brotli file", async () => {
	const { dir, cache, write, read } = await folderWith({ "a.html": page });
	await compressFolder(dir, cache);
	const [kept = "", ...otherFiles] = await readdir(cache);
	expect(otherFiles).toEqual([]);
	await writeFile(join(cache, kept), "from the cache");
	await write("b.html", page);
	await write("c.html", `${page}!`);
	await compressFolder(dir, cache);
	expect((await read("b.html.br")).toString()).toBe("from the cache");
	const changed = await read("c.html.br");
	expect(brotliDecompressSync(changed).toString()).toBe(`${page}!`);
});

test("compressFolder skips pictures, compressed files, and files up to 512 bytes", async () => {
	const { dir, cache } = await folderWith({
		_headers: page,
		"a.js.map": page,
		"a.png": page,
		"large.txt": "a".repeat(513),
		"small.txt": "a".repeat(512),
	});
	await compressFolder(dir, cache);
	await compressFolder(dir, cache);
	expect((await readdir(dir)).toSorted()).toEqual([
		"_headers",
		"a.js.map",
		"a.png",
		"large.txt",
		"large.txt.br",
		"large.txt.gz",
		"small.txt",
	]);
});
