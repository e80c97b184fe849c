import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { isText } from "./hosts/media-types.ts";

export type Compression = {
	/** Text files that are large enough to be worth it. */
	files: number;
	/** Their size in bytes as they are, and as a browser now receives them. */
	bytes: number;
	brotliBytes: number;
	gzipBytes: number;
};

/**
 * The best quality of Brotli takes fifty times as long as this one and saves a tenth. A site of thousands of articles
 * would be packed for most of an hour: from this many files on, pages are packed quickly.
 */
const manyFiles = 5000;
const quickQuality = 7;

/** Up to this size the response headers weigh as much as the gain. */
const smallest = 512;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Writes `.br` and `.gz` beside each text file of the folder, for hosts that serve them as they
 * are: once, and better than at each request; quickly when there are more files than `many`. The
 * same files give the same bytes.
 */
export async function compressFolder(
	dir: string,
	many = manyFiles,
): Promise<Compression> {
	const entries = await readdir(dir, { recursive: true, withFileTypes: true });
	const queue = entries
		.filter((entry) => entry.isFile() && isText(entry.name))
		.map((entry) => join(entry.parentPath, entry.name));
	const quality =
		queue.length > many ? quickQuality : constants.BROTLI_MAX_QUALITY;
	const total = { files: 0, bytes: 0, brotliBytes: 0, gzipBytes: 0 };

	async function work(): Promise<void> {
		for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
			const sizes = await compressFile(path, quality);
			if (sizes === undefined) continue;
			total.files += 1;
			total.bytes += sizes.bytes;
			total.brotliBytes += sizes.brotliBytes;
			total.gzipBytes += sizes.gzipBytes;
		}
	}
	await Promise.all(Array.from({ length: availableParallelism() }, work));
	return total;
}

async function compressFile(
	path: string,
	quality: number,
): Promise<Omit<Compression, "files"> | undefined> {
	const content = await readFile(path);
	if (content.length <= smallest) return undefined;
	const [brotli, gzipped] = await Promise.all([
		toBrotli(content, {
			params: {
				[constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
				[constants.BROTLI_PARAM_QUALITY]: quality,
				[constants.BROTLI_PARAM_SIZE_HINT]: content.length,
			},
		}),
		toGzip(content, { level: 9 }),
	]);
	// The tenth byte names the operating system (RFC 1952); 255 is "unknown", the same everywhere.
	gzipped[9] = 255;
	return {
		bytes: content.length,
		brotliBytes: await keepIfSmaller(`${path}.br`, brotli, content),
		gzipBytes: await keepIfSmaller(`${path}.gz`, gzipped, content),
	};
}

/** Returns the number of bytes a browser receives. */
async function keepIfSmaller(
	path: string,
	compressed: Buffer,
	content: Buffer,
): Promise<number> {
	if (compressed.length < content.length) {
		await writeFile(path, compressed);
		return compressed.length;
	}
	await rm(path, { force: true });
	return content.length;
}
