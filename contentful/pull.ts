import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { parseContent } from "#model/parse-content.ts";
import {
	type ContentProblem,
	formatProblem,
} from "#model/text/content-error.ts";
import { requestAllPictures } from "#pages/pages.ts";
import { readImages } from "../publish/content/image-masters.ts";
import { textsIn } from "../publish/content/read-content.ts";
import { CommandError } from "../scripts/setup/command-error.mjs";
import { assetUrl, choosePictures } from "./choose-pictures.ts";
import { type FileSet, filesOfSpace } from "./files-of-space.ts";
import {
	type Source,
	type SourceUrl,
	type Space,
	sourceOfAsset,
} from "./space.ts";
import type { SpaceProblem } from "./space-problems.ts";

type Options = {
	space: Space;
	folder: string;
	sourceUrl: SourceUrl;
	fetchBytes: (url: string) => Promise<Uint8Array>;
	isWriting: boolean;
};

export type Pulled = {
	written: readonly string[];
	removed: readonly string[];
	/** Published entries that the site does not show, because no list contains them. */
	unlisted: readonly Source[];
	/** Quoted names of unused assets that cannot be pictures: “rules.pdf”. */
	skippedAssets: readonly string[];
};

/**
 * Updates a folder from a space. If the result is invalid, writes nothing and throws a CommandError
 * with file, line and entry of each problem.
 */
export async function pull({
	space,
	folder,
	sourceUrl,
	fetchBytes,
	isWriting,
}: Options): Promise<Pulled> {
	const staged = `${folder}.unfinished`;
	await rm(staged, { recursive: true, force: true });
	try {
		await mkdir(join(staged, "images"), { recursive: true });
		const before = existsSync(folder)
			? await textsIn(folder)
			: new Map<string, string>();
		const files = filesOfSpace(space, before);
		const pictures = await stagePictures(
			space,
			files,
			folder,
			staged,
			fetchBytes,
		);
		const problems = [...files.problems, ...pictures.problems];
		if (problems.length > 0) throw toProblem(problems, sourceUrl);

		const { images, broken } = await readImages(
			join(folder, "images"),
			new Map(
				pictures.changed.map((path) => [basename(path), join(staged, path)]),
			),
		);
		const checked = parseContent(files.texts, images, {
			brokenPictures: broken,
			requestPictures: requestAllPictures,
		});
		if (checked.kind === "problems")
			throw toProblem(
				checked.problems.map((problem) => ({
					...problem,
					source: files.sourceOf(problem) ?? pictures.sources.get(problem.file),
				})),
				sourceUrl,
			);

		const changed = [...files.texts].filter(
			([path, text]) => before.get(path) !== text,
		);
		for (const [path, text] of changed) {
			await mkdir(dirname(join(staged, path)), { recursive: true });
			await writeFile(join(staged, path), text);
		}
		const written = [...changed.map(([path]) => path), ...pictures.changed];
		if (isWriting) {
			// Renaming is atomic, so readers never see a partial file.
			for (const path of written) {
				await mkdir(dirname(join(folder, path)), { recursive: true });
				await rename(join(staged, path), join(folder, path));
			}
			for (const path of files.removed)
				await rm(join(folder, path), { force: true });
		}
		const removed = files.removed.filter((path) => before.has(path));
		const skippedAssets = pictures.skippedAssets.map(({ asset, found }) =>
			found.includes(`“${asset.fileName}”`)
				? found
				: `“${asset.fileName}” (${found})`,
		);
		return { written, removed, unlisted: files.unlisted, skippedAssets };
	} finally {
		await rm(staged, { recursive: true, force: true });
	}
}

async function stagePictures(
	space: Space,
	{ useOf }: Pick<FileSet, "useOf">,
	folder: string,
	staged: string,
	fetchBytes: Options["fetchBytes"],
) {
	const chosen = choosePictures({ assets: space.assets, useOf });
	const changed: string[] = [];
	const problems = [...chosen.problems];
	const skippedAssets = [...chosen.skippedAssets];
	const sources = new Map<string, Source>();
	const reject = (name: string, expected: string, found: string) => {
		const { asset, use } = chosen.pictures.get(name) ?? {};
		if (use) problems.push(use.problem({ expected, found }));
		else if (asset) skippedAssets.push({ asset, expected, found });
	};
	for (const [name, { asset }] of chosen.pictures) {
		const path = `images/${name}`;
		sources.set(`content/${path}`, sourceOfAsset(asset));
		const bytes = await fetchBytes(assetUrl(asset)).catch((error: unknown) => {
			reject(name, "a picture that can be fetched", String(error));
			return undefined;
		});
		const old = await readFile(join(folder, path)).catch(() => undefined);
		if (!bytes || old?.equals(bytes)) continue;
		await writeFile(join(staged, path), bytes);
		changed.push(path);
	}
	const { broken } = await readImages(join(staged, "images"));
	for (const { file, expected, found } of broken) {
		const path = file.replace("content/", "");
		reject(basename(path), expected, found);
		await rm(join(staged, path));
		changed.splice(changed.indexOf(path), 1);
	}
	return { changed, problems, sources, skippedAssets };
}

function toProblem(
	problems: readonly (ContentProblem & Partial<SpaceProblem>)[],
	sourceUrl: SourceUrl,
): CommandError {
	const lines = problems.map((problem) => {
		const sources = [problem.source, problem.asset].flatMap(
			(source) => source ?? [],
		);
		const links = sources.map(
			(source) => `\n  ${source.name}: ${sourceUrl(source)}`,
		);
		return [formatProblem(problem), ...links].join("");
	});
	return new CommandError(
		`The space has ${problems.length} problem(s); nothing was written:\n${lines.join("\n")}`,
	);
}
