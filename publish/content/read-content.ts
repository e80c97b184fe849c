import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { CalendarDate } from "#lib/time/calendar-date.ts";
import { checkTexts } from "#model/check-texts.ts";
import type { Content } from "#model/files.ts";
import type { ImageMaster } from "#model/pictures/pictures.ts";
import {
	ContentError,
	type ContentProblem,
} from "#model/text/content-error.ts";
import { readImageMasters } from "./image-masters.ts";

/**
 * Reads and checks the content folder. Throws a ContentError that lists every mistake with file, line, field, what was
 * expected and what was found.
 */
export async function readContent(
	folder: string,
	/** The day of the build; without one nothing in the folder expires. */
	today?: CalendarDate,
): Promise<Content> {
	const texts = await readTexts(folder);
	const { images, broken } = await readImages(join(folder, "images"));
	const checked = checkTexts(texts, images, { today, brokenPictures: broken });
	if (checked.kind === "problems") throw new ContentError(checked.problems);
	return checked.content;
}

/** The pictures, and what is wrong with those that cannot be read. */
export async function readImages(folder: string): Promise<{
	images: Map<string, ImageMaster>;
	broken: readonly ContentProblem[];
}> {
	try {
		return { images: await readImageMasters(folder), broken: [] };
	} catch (error) {
		if (!(error instanceof ContentError)) throw error;
		return { images: new Map(), broken: error.problems };
	}
}

/** How many files are read at once: systems allow a program few hundred open ones, and articles may be thousands. */
const openFiles = 128;

/** The YAML and Markdown files by path within the folder, in a stable order. */
async function readTexts(folder: string): Promise<Map<string, Uint8Array>> {
	const entries = await readdir(folder, { recursive: true });
	const paths = entries
		.map((path) => path.replaceAll("\\", "/"))
		.filter((path) => /\.(ya?ml|md)$/.test(path) && !path.startsWith("images/"))
		.toSorted();
	const texts = new Map<string, Uint8Array>();
	for (let start = 0; start < paths.length; start += openFiles) {
		const batch = paths.slice(start, start + openFiles);
		const files = await Promise.all(
			batch.map((path) => readFile(join(folder, path))),
		);
		for (const [index, path] of batch.entries())
			texts.set(path, files[index] ?? new Uint8Array());
	}
	return texts;
}

/** The same as words, whatever is no UTF-8 among them; none where there is no folder. */
export async function textsIn(folder: string): Promise<Map<string, string>> {
	if (!existsSync(folder)) return new Map();
	const decoder = new TextDecoder();
	return new Map(
		[...(await readTexts(folder))].map(([path, bytes]) => [
			path,
			decoder.decode(bytes),
		]),
	);
}
