import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { forEachAtOnce } from "./at-once.ts";
import { cachedFile } from "./content/cached-file.ts";
import { isFastBuild } from "./content/fast-build.ts";
import { isText } from "./hosts/media-types.ts";

/** For fast builds: Brotli's best quality takes fifty times as long and saves only a tenth. */
const quickQuality = 7;

/** Below this size in bytes the response headers cost as much as compression saves. */
const smallest = 512;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Writes a `.br` and a `.gz` file next to each text file, for hosts that serve precompressed files.
 * Caches the slow Brotli output.
 */
export async function compressFolder(
	dir: string,
	cache: string,
): Promise<void> {
	const entries = await readdir(dir, { recursive: true, withFileTypes: true });
	const paths = entries
		.filter((entry) => entry.isFile() && isText(entry.name))
		.map((entry) => join(entry.parentPath, entry.name));
	const pack = (text: Buffer) =>
		isFastBuild ? packTo(text, quickQuality) : packWell(text, cache);
	await forEachAtOnce(paths, (path) => compressFile(path, pack));
}

async function compressFile(
	path: string,
	pack: (text: Buffer) => Promise<Buffer>,
): Promise<void> {
	const content = await readFile(path);
	if (content.length <= smallest) return;
	const [brotli, gzipped] = await Promise.all([
		pack(content),
		toGzip(content, { level: 9 }),
	]);
	// Byte 10 names the operating system (RFC 1952); 255 is "unknown".
	gzipped[9] = 255;
	await writeFile(`${path}.br`, brotli);
	await writeFile(`${path}.gz`, gzipped);
}

function packTo(text: Buffer, quality: number): Promise<Buffer> {
	return toBrotli(text, {
		params: {
			[constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
			[constants.BROTLI_PARAM_QUALITY]: quality,
			[constants.BROTLI_PARAM_SIZE_HINT]: text.length,
		},
	});
}

async function packWell(text: Buffer, cache: string): Promise<Buffer> {
	const name = createHash("sha256").update(text).digest("hex");
	const path = await cachedFile(join(cache, `${name}.br`), async (own) =>
		writeFile(own, await packTo(text, constants.BROTLI_MAX_QUALITY)),
	);
	return readFile(path);
}
