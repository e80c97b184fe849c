import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { forEachConcurrently } from "./concurrency.ts";
import { cachedFile } from "./content/cached-file.ts";
import { isFastBuild } from "./content/fast-build.ts";
import { isCompressible } from "./hosts/media-types.ts";

/** For fast builds. The best quality takes fifty times as long and makes files a tenth smaller. */
const fastBuildQuality = 7;

/**
 * Smaller files stay uncompressed, because the response headers of a compressed file need more
 * bytes than compression saves.
 */
const minSizeBytes = 512;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Writes a `.br` and a `.gz` file next to each text file of more than `minSizeBytes`, for hosts
 * that serve precompressed files. Caches the Brotli output, because Brotli is slow.
 */
export async function compressFolder(
	dir: string,
	cache: string,
): Promise<void> {
	const entries = await readdir(dir, { recursive: true, withFileTypes: true });
	const paths = entries
		.filter((entry) => entry.isFile() && isCompressible(entry.name))
		.map((entry) => join(entry.parentPath, entry.name));
	const compress = (text: Buffer) =>
		isFastBuild ? brotli(text, fastBuildQuality) : brotliCached(text, cache);
	await forEachConcurrently(paths, (path) => compressFile(path, compress));
}

async function compressFile(
	path: string,
	compress: (text: Buffer) => Promise<Buffer>,
): Promise<void> {
	const content = await readFile(path);
	if (content.length <= minSizeBytes) return;
	const [br, gz] = await Promise.all([
		compress(content),
		toGzip(content, { level: 9 }),
	]);
	// The tenth byte is the operating system (RFC 1952). 255 means "unknown".
	gz[9] = 255;
	await writeFile(`${path}.br`, br);
	await writeFile(`${path}.gz`, gz);
}

function brotli(text: Buffer, quality: number): Promise<Buffer> {
	return toBrotli(text, {
		params: {
			[constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
			[constants.BROTLI_PARAM_QUALITY]: quality,
			[constants.BROTLI_PARAM_SIZE_HINT]: text.length,
		},
	});
}

async function brotliCached(text: Buffer, cache: string): Promise<Buffer> {
	const name = createHash("sha256").update(text).digest("hex");
	const path = await cachedFile(join(cache, `${name}.br`), async (tempPath) =>
		writeFile(tempPath, await brotli(text, constants.BROTLI_MAX_QUALITY)),
	);
	return readFile(path);
}
