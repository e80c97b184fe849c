import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { CalendarDate } from "#lib/time/calendar-date.ts";
import { checkTexts } from "#model/check-texts.ts";
import type { Content } from "#model/files.ts";
import { ContentError } from "#model/text/content-error.ts";
import { withoutRefused } from "#model/text/refused-characters.ts";
import { requestAllPictures } from "#pages/every-page-props.ts";
import { forEachAtOnce } from "../at-once.ts";
import { readImages } from "./image-masters.ts";

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
	const checked = checkTexts(texts, images, {
		today,
		brokenPictures: broken,
		requestPictures: requestAllPictures,
	});
	if (checked.kind === "problems") throw new ContentError(checked.problems);
	return checked.content;
}

/** The YAML and Markdown files by path within the folder, in a stable order. */
async function readTexts(folder: string): Promise<Map<string, Uint8Array>> {
	const entries = await readdir(folder, { recursive: true });
	const paths = entries
		.map((path) => path.replaceAll("\\", "/"))
		.filter(
			(path) =>
				/\.(ya?ml|md)$/.test(withoutRefused(path)) &&
				!path.startsWith("images/"),
		)
		.toSorted();
	const texts = new Map(paths.map((path) => [path, new Uint8Array()]));
	// Not all at once: systems allow a program few hundred open files, and articles may be thousands.
	await forEachAtOnce(paths, async (path) => {
		texts.set(path, await readFile(join(folder, path)));
	});
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
