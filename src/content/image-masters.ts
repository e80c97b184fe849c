import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

/** A picture as the staff put it into content/images. */
export type ImageMaster = {
	/** hero.jpg */
	file: string;
	path: string;
	/** Pixels. */
	width: number;
	height: number;
	/** The average color in three hexadecimal digits, shown until the picture has loaded: "432". */
	tone: string;
	/** Of the file's bytes: part of the built file's name, so that a new picture has a new address. */
	hash: string;
};

/** The pictures of a folder by file name; SVG files are listed with their nominal size. */
export async function readImageMasters(
	folder: string,
): Promise<Map<string, ImageMaster>> {
	const files = (await readdir(folder))
		.filter((file) => /\.(jpg|png|svg)$/.test(file))
		.toSorted();
	const masters = await Promise.all(
		files.map((file) => readImageMaster(folder, file)),
	);
	return new Map(masters.map((master) => [master.file, master]));
}

async function readImageMaster(
	folder: string,
	file: string,
): Promise<ImageMaster> {
	const path = join(folder, file);
	const bytes = await readFile(path);
	const image = sharp(bytes);
	const { width, height } = await image.metadata();
	const [red = 0, green = 0, blue = 0] = await image
		.removeAlpha()
		.resize(1, 1, { fit: "fill" })
		.raw()
		.toBuffer();
	const tone = [red, green, blue]
		.map((channel) => Math.round(channel / 17).toString(16))
		.join("");
	return {
		file,
		path,
		width,
		height,
		tone,
		hash: createHash("sha256").update(bytes).digest("hex").slice(0, 8),
	};
}
