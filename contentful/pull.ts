import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { checkTexts } from "#model/check-texts.ts";
import {
	type ContentProblem,
	formatProblem,
} from "#model/text/content-error.ts";
import { readImages } from "../publish/content/image-masters.ts";
import { textsIn } from "../publish/content/read-content.ts";
import { Problem } from "../scripts/setup/problem.mjs";
import { filesOfSpace, type SpaceProblem } from "./files-of-space.ts";
import {
	type Asset,
	type LinkTo,
	pictureName,
	type Source,
	type Space,
} from "./space.ts";

type Options = {
	space: Space;
	/** The content folder, absolute. */
	folder: string;
	linkTo: LinkTo;
	/** The bytes at an address. */
	fetchBytes: (url: string) => Promise<Uint8Array>;
	/** false: only says what would be written. */
	isWriting: boolean;
};

export type Pulled = {
	written: readonly string[];
	removed: readonly string[];
	/** What is published, but in no list, so that the site does not show it. */
	unlisted: readonly Source[];
};

/**
 * Makes the files of a space the files of a folder: all of them when every rule of the site is kept, otherwise none, with
 * a Problem that names each mistake with its file, its line and its entry.
 */
export async function pull({
	space,
	folder,
	linkTo,
	fetchBytes,
	isWriting,
}: Options): Promise<Pulled> {
	const staged = `${folder}.unfinished`;
	await rm(staged, { recursive: true, force: true });
	try {
		await mkdir(join(staged, "images"), { recursive: true });
		const before = await textsIn(folder);
		const drawn = filesOfSpace(space, before);
		const pictures = await stagePictures(space, folder, staged, fetchBytes);
		const problems = [...drawn.problems, ...pictures.problems];
		if (problems.length > 0) throw inWords(problems, linkTo);

		const { images, broken } = await readImages(
			join(folder, "images"),
			join(staged, "images"),
		);
		const checked = checkTexts(drawn.texts, images, { brokenPictures: broken });
		if (checked.kind === "problems")
			throw inWords(
				checked.problems.map((problem) => ({
					...problem,
					source: drawn.sourceOf(problem) ?? pictures.sources.get(problem.file),
				})),
				linkTo,
			);

		const changed = [...drawn.texts].filter(
			([path, text]) => before.get(path) !== text,
		);
		for (const [path, text] of changed) {
			await mkdir(dirname(join(staged, path)), { recursive: true });
			await writeFile(join(staged, path), text);
		}
		const written = [...changed.map(([path]) => path), ...pictures.changed];
		if (isWriting) {
			// A reader finds the old file or the new one, never half of one.
			for (const path of written) {
				await mkdir(dirname(join(folder, path)), { recursive: true });
				await rename(join(staged, path), join(folder, path));
			}
			for (const path of drawn.removed)
				await rm(join(folder, path), { force: true });
		}
		const removed = drawn.removed.filter((path) => before.has(path));
		return { written, removed, unlisted: drawn.unlisted };
	} finally {
		await rm(staged, { recursive: true, force: true });
	}
}

/** Where Contentful keeps pictures: an address elsewhere is none that it gave. */
const pictureHost = /^(images|assets)(\.eu)?\.ctfassets\.net$/;
const pictureFile = /^[a-z0-9][a-z0-9-]*\.(jpg|png|svg)$/;

/** Puts the pictures that differ from those of the folder beside it. */
async function stagePictures(
	{ assets }: Space,
	folder: string,
	staged: string,
	fetchBytes: Options["fetchBytes"],
) {
	const changed: string[] = [];
	const problems: SpaceProblem[] = [];
	const sources = new Map<string, Source>();
	for (const asset of assets.values()) {
		const path = `images/${pictureName(asset)}`;
		const source = sourceOf(asset);
		const file = `content/${path}`;
		const mistake = (expected: string, found: string) =>
			problems.push({ file, expected, found, source });
		// The service leaves the protocol out.
		const url = asset.url ? URL.parse(asset.url, "https://elsewhere") : null;
		if (sources.has(file)) {
			mistake("pictures with names of their own", "two of this name");
		} else if (!pictureFile.test(pictureName(asset))) {
			mistake("a JPG, PNG or SVG picture", `“${asset.fileName}”`);
		} else if (!url) {
			mistake("a picture that has been uploaded and published", "no file");
		} else if (url.protocol !== "https:" || !pictureHost.test(url.hostname)) {
			mistake("a picture that Contentful keeps", `one of ${url.hostname}`);
		} else {
			const bytes = await fetchBytes(url.href).catch((error: unknown) => {
				mistake("a picture that can be fetched", String(error));
				return undefined;
			});
			const old = await readFile(join(folder, path)).catch(() => undefined);
			if (bytes && !old?.equals(bytes)) {
				await writeFile(join(staged, path), bytes);
				changed.push(path);
			}
		}
		sources.set(file, source);
	}
	return { changed, problems, sources };
}

function sourceOf({ id, fileName }: Asset): Source {
	return { what: "assets", id, name: `Picture “${fileName}”` };
}

function inWords(
	problems: readonly (ContentProblem & { source?: Source | undefined })[],
	linkTo: LinkTo,
): Problem {
	const lines = problems.map((problem) => {
		const { source } = problem;
		const entry = source ? `\n  ${source.name}: ${linkTo(source)}` : "";
		return `${formatProblem(problem)}${entry}`;
	});
	return new Problem(
		`The space has ${problems.length} mistake(s); nothing was written:\n${lines.join("\n")}`,
	);
}
