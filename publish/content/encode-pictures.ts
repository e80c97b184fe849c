import { existsSync } from "node:fs";
import { copyFile, mkdir } from "node:fs/promises";
import { basename, join } from "node:path";
import sharp, { type Sharp } from "sharp";
import type { Images, PictureFile } from "#model/pictures/pictures.ts";
import { forEachConcurrently } from "../concurrency.ts";
import { designColor } from "../seo/design-colors.ts";
import { cachedFile } from "./cached-file.ts";
import { hasFastPictures } from "./fast-build.ts";

/** Name of the cache folder. Increment the number when the settings below change. */
const settings = hasFastPictures ? "fast3" : "v4";

const cardColor = await designColor("surface");

/**
 * AVIF: a higher effort takes four times as long, and a lower effort makes the files of blurry
 * pictures a sixth larger. 4:2:0 chroma takes a quarter of the time without a visible difference.
 */
const encoders = {
	avif: (image: Sharp) =>
		image.avif({
			quality: 47,
			effort: hasFastPictures ? 0 : 3,
			chromaSubsampling: "4:2:0",
		}),
	webp: (image: Sharp) => image.webp({ quality: 72 }),
	// JPEG has no transparency, so the light theme's card color is the background.
	jpg: (image: Sharp) =>
		image
			.flatten({ background: cardColor })
			.jpeg({ quality: 74, mozjpeg: !hasFastPictures }),
};

export function encodePicture(
	file: PictureFile,
	cache: string,
): Promise<string> {
	return cachedFile(pathIn(cache, file), (path) =>
		encoders[file.format](cropped(file)).toFile(path),
	);
}

export function cropped({
	master,
	crop,
	width,
	height,
}: Pick<PictureFile, "master" | "crop" | "width" | "height">): Sharp {
	return sharp(master.path)
		.autoOrient()
		.extract(crop)
		.resize(width, height, { fit: "fill" });
}

export async function encodePictures(
	files: Iterable<PictureFile>,
	cache: string,
): Promise<void> {
	const missing = [...files].filter((file) => !existsSync(pathIn(cache, file)));
	await forEachConcurrently(missing, (file) => encodePicture(file, cache));
	if (missing.length > 0) console.log(`Encoded ${missing.length} pictures`);
}

export async function writePictures(
	{ files, copies }: Images,
	cache: string,
	siteFolder: string,
): Promise<void> {
	await encodePictures(files.values(), cache);
	await mkdir(join(siteFolder, "images"), { recursive: true });
	const made = [...files.values()].map(
		(file) => [file.address, pathIn(cache, file)] as const,
	);
	await Promise.all(
		[...made, ...copies].map(([address, path]) =>
			copyFile(path, join(siteFolder, address)),
		),
	);
}

function pathIn(cache: string, { address, format }: PictureFile): string {
	const folder =
		format === "jpg" ? `${settings}-on-${cardColor.slice(1)}` : settings;
	return join(cache, folder, basename(address));
}
