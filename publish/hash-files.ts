import { createHash } from "node:crypto";
import { glob, readFile } from "node:fs/promises";
import { join, relative } from "node:path";

export async function hashFiles(
	patterns: readonly string[],
	folder: string,
): Promise<string> {
	const entries = await Array.fromAsync(
		glob(patterns, { cwd: folder, withFileTypes: true }),
	);
	const paths = entries
		.filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
		.map(({ parentPath, name }) => join(parentPath, name))
		.toSorted();
	const hash = createHash("sha256");
	for (const path of paths)
		hash.update(relative(folder, path)).update(await readFile(path));
	return hash.digest("hex");
}

/** Hashes the code and settings that a build depends on, and the files of `otherPatterns`. */
export function hashCode(
	root: string,
	...otherPatterns: readonly string[]
): Promise<string> {
	const patterns = [
		"{model,publish,src}/**/*",
		"package.json",
		"package-lock.json",
		"vite.config.ts",
	];
	return hashFiles([...patterns, ...otherPatterns], root);
}
