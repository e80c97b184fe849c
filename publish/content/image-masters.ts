import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { ImageMaster } from "#model/pictures/pictures.ts";
import {
	ContentError,
	type ContentProblem,
} from "#model/text/content-error.ts";

/**
 * The pictures of a folder by file name; SVG files are listed with their nominal size. Throws a ContentError that names
 * every file that is no picture.
 */
export async function readImageMasters(
	folder: string,
): Promise<Map<string, ImageMaster>> {
	const files = (await readdir(folder))
		.filter((file) => /\.(jpg|png|svg)$/.test(file))
		.toSorted();
	const masters = new Map<string, ImageMaster>();
	const problems: ContentProblem[] = [];
	const read = await Promise.allSettled(
		files.map((file) => readImageMaster(folder, file)),
	);
	for (const [index, file] of files.entries()) {
		const result = read[index];
		if (result?.status === "fulfilled") masters.set(file, result.value);
		else problems.push(unreadable(file, result?.reason));
	}
	if (problems.length > 0) throw new ContentError(problems);
	return masters;
}

/** Says what sharp makes of it: "Input buffer contains unsupported image format". */
function unreadable(file: string, error: unknown): ContentProblem {
	return {
		file: `content/images/${file}`,
		expected: file.endsWith(".svg") ? "an SVG drawing" : "a JPG or PNG picture",
		found: `a file that cannot be read as one (${error instanceof Error ? error.message : String(error)})`,
	};
}

/** By path, time and size: while developing, an edit of a text decodes no picture again. */
const known = new Map<string, ImageMaster>();

async function readImageMaster(
	folder: string,
	file: string,
): Promise<ImageMaster> {
	const path = join(folder, file);
	const { mtimeMs, size } = await stat(path);
	const key = JSON.stringify([path, mtimeMs, size]);
	const found = known.get(key) ?? (await decodeImageMaster(path, file));
	known.set(key, found);
	return found;
}

async function decodeImageMaster(
	path: string,
	file: string,
): Promise<ImageMaster> {
	const bytes = await readFile(path);
	const image = sharp(bytes);
	const { width, height } = (await image.metadata()).autoOrient;
	const [red = 0, green = 0, blue = 0] = await image
		.removeAlpha()
		.resize(1, 1, { fit: "fill" })
		.raw()
		.toBuffer();
	const placeholderColor = [red, green, blue]
		.map((channel) => Math.round(channel / 17).toString(16))
		.join("");
	return {
		file,
		path,
		width,
		height,
		placeholderColor,
		hash: createHash("sha256").update(bytes).digest("hex").slice(0, 8),
		...(file.endsWith(".svg") ? { svg: bytes.toString("utf8") } : {}),
	};
}
