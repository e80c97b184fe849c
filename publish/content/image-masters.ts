import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { ImageMaster } from "#model/pictures/pictures.ts";
import type { ContentProblem } from "#model/text/content-error.ts";

/**
 * Reads the pictures of a folder, keyed by file name, and reports invalid ones. `replaced` maps
 * file names to other paths; null removes a picture.
 */
export async function readImages(
	folder: string,
	replaced: ReadonlyMap<string, string | null> = new Map(),
): Promise<{
	images: Map<string, ImageMaster>;
	broken: readonly ContentProblem[];
}> {
	const pathsByFile = new Map<string, string>();
	for (const file of existsSync(folder) ? await readdir(folder) : [])
		if (/\.(jpg|png|svg)$/.test(file))
			pathsByFile.set(file, join(folder, file));
	for (const [file, path] of replaced)
		if (path === null) pathsByFile.delete(file);
		else pathsByFile.set(file, path);
	const broken: ContentProblem[] = [];
	const files = [...pathsByFile].toSorted();
	const images = new Map<string, ImageMaster>();
	const read = await Promise.allSettled(
		files.map(([file, path]) => readImageMaster(path, file)),
	);
	for (const [index, [file]] of files.entries()) {
		const result = read[index];
		if (result?.status === "fulfilled") images.set(file, result.value);
		else broken.push(unreadable(file, result?.reason));
	}
	return { images, broken };
}

function unreadable(file: string, error: unknown): ContentProblem {
	return {
		file: `content/images/${file}`,
		expected: file.endsWith(".svg") ? "an SVG drawing" : "a JPG or PNG picture",
		found: `a file that cannot be read as one (${error instanceof Error ? error.message : String(error)})`,
	};
}

/**
 * Keyed by path, modification time and size, so that `npm run dev` and the editor do not read all
 * pictures again after an edit of a text.
 */
const cachedMasters = new Map<string, ImageMaster>();
/** Keyed by the hash of the bytes, so that a copied or renamed picture is not decoded again. */
const decoded = new Map<string, Promise<DecodedPicture>>();

async function readImageMaster(
	path: string,
	file: string,
): Promise<ImageMaster> {
	const { mtimeMs, size } = await stat(path);
	const key = JSON.stringify([path, mtimeMs, size]);
	const master =
		cachedMasters.get(key) ?? (await decodeImageMaster(path, file));
	cachedMasters.set(key, master);
	return master;
}

async function decodeImageMaster(
	path: string,
	file: string,
): Promise<ImageMaster> {
	const bytes = await readFile(path);
	const hash = pictureHash(bytes);
	const picture = decoded.get(hash) ?? decode(bytes);
	decoded.set(hash, picture);
	return {
		file,
		path,
		...(await picture),
		hash,
		...(file.endsWith(".svg") ? { svg: bytes.toString("utf8") } : {}),
	};
}

export function pictureHash(bytes: Uint8Array): string {
	return createHash("sha256").update(bytes).digest("hex").slice(0, 8);
}

type DecodedPicture = Pick<ImageMaster, "width" | "height" | "isTransparent">;

async function decode(bytes: Buffer): Promise<DecodedPicture> {
	const image = sharp(bytes);
	const { autoOrient, hasAlpha } = await image.metadata();
	const { width, height } = autoOrient;
	// Decodes all pixels, because even a truncated file has readable metadata.
	const { isOpaque } = await image.stats();
	return {
		width,
		height,
		...(hasAlpha && !isOpaque && { isTransparent: true }),
	};
}
