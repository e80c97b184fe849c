import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { readCommit } from "../publish/build-info.ts";

const sources = [
	"model",
	"publish",
	"src",
	"package.json",
	"package-lock.json",
	"vite.config.ts",
];

/**
 * Hashes all files and settings that a build depends on. Paths are relative to the working
 * directory.
 */
export async function hashBuildInputs(
	contentFolder: string,
	settings: readonly (string | undefined)[],
): Promise<string> {
	// Includes the commit, because calendars depend on the content's history.
	const { commit } = await readCommit();
	const hash = createHash("sha256").update(JSON.stringify([settings, commit]));
	for (const source of [contentFolder, ...sources])
		for (const path of await filesIn(resolve(source)))
			hash.update(path).update(await readFile(path));
	return hash.digest("hex");
}

/** Returns the files of a folder, or the file itself if `path` is a file. */
async function filesIn(path: string): Promise<string[]> {
	const entries = await readdir(path, {
		recursive: true,
		withFileTypes: true,
	}).catch((error) => {
		if (error.code === "ENOTDIR") return undefined;
		throw error;
	});
	return (
		entries
			?.filter((entry) => entry.isFile())
			.map((entry) => join(entry.parentPath, entry.name))
			.toSorted() ?? [path]
	);
}
