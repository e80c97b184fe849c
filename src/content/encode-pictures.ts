import { copyFile, mkdir, rename, stat } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { basename, dirname, join } from "node:path";
import sharp, { type Sharp } from "sharp";
import type { PictureDesk, PictureFile } from "./pictures.ts";

/** Part of the cached files' names: count it up when the settings below change. */
const settings = 1;

const encoders = {
	avif: (image: Sharp) => image.avif({ quality: 50, effort: 4 }),
	webp: (image: Sharp) => image.webp({ quality: 72 }),
	jpg: (image: Sharp) => image.jpeg({ quality: 74, mozjpeg: true }),
};

/** Encodes a file unless the cache folder has it; gives the path in the cache. */
export async function encodePicture(
	{ master, address, format, width, height, crop }: PictureFile,
	cache: string,
): Promise<string> {
	const path = join(cache, `v${settings}`, basename(address));
	const cached = await stat(path).catch(() => undefined);
	if (cached) return path;
	await mkdir(dirname(path), { recursive: true });
	const image = sharp(master.path)
		.autoOrient()
		.extract(crop)
		.resize(width, height, { fit: "fill" });
	// Written beside and renamed: an interrupted build leaves no half picture in the cache.
	await encoders[format](image).toFile(`${path}.part`);
	await rename(`${path}.part`, path);
	return path;
}

/** Encodes what is missing and copies all files into the folder that is published. */
export async function publishPictures(
	{ files, copies }: PictureDesk,
	cache: string,
	outDir: string,
): Promise<void> {
	const queue = [...files.values()];
	await mkdir(join(outDir, "images"), { recursive: true });
	await Promise.all(
		[...copies].map(([address, path]) => copyFile(path, join(outDir, address))),
	);
	const work = async () => {
		for (let file = queue.pop(); file; file = queue.pop()) {
			await copyFile(
				await encodePicture(file, cache),
				join(outDir, file.address),
			);
		}
	};
	await Promise.all(Array.from({ length: availableParallelism() }, work));
}
