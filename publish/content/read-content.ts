import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { CalendarDate } from "#lib/time/calendar-date.ts";
import type { Content } from "#model/files.ts";
import { parseContent } from "#model/parse-content.ts";
import { ContentError } from "#model/text/content-error.ts";
import { requestAllPictures } from "#pages/pages.ts";
import { forEachConcurrently } from "../concurrency.ts";
import { readImages } from "./image-masters.ts";

/** Reads and validates the content folder. Throws a ContentError with all problems. */
export async function readContent(
	folder: string,
	today?: CalendarDate,
): Promise<Content> {
	const texts = await textsIn(folder);
	const { images, broken } = await readImages(join(folder, "images"));
	const checked = parseContent(texts, images, {
		today,
		brokenPictures: broken,
		requestPictures: requestAllPictures,
	});
	if (checked.kind === "problems") throw new ContentError(checked.problems);
	return checked.content;
}

/**
 * Reads YAML and Markdown files, keyed by path within the folder, in a stable order. Replaces
 * invalid UTF-8 with U+FFFD, which the validation reports.
 */
export async function textsIn(folder: string): Promise<Map<string, string>> {
	const entries = await readdir(folder, { recursive: true });
	const paths = entries
		.filter((path) => /\.(ya?ml|md)$/.test(path) && !path.startsWith("images/"))
		.toSorted();
	const texts = new Map(paths.map((path) => [path, ""]));
	// Unlike `readFile` with the encoding "utf8", TextDecoder removes the byte order mark.
	const decoder = new TextDecoder();
	// Limits open files: systems allow a few hundred, and there may be thousands of articles.
	await forEachConcurrently(paths, async (path) => {
		texts.set(path, decoder.decode(await readFile(join(folder, path))));
	});
	return texts;
}
