import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * Creates a cached file or folder unless it exists. The path must contain a hash of every input.
 * Renames a temporary file into place, so that interrupted or concurrent builds leave no partial
 * file.
 */
export async function cachedFile(
	path: string,
	create: (path: string) => Promise<unknown>,
): Promise<string> {
	if (existsSync(path)) return path;
	await mkdir(dirname(path), { recursive: true });
	const tempPath = `${path}.${randomUUID()}`;
	try {
		await create(tempPath);
		await rename(tempPath, path).catch((error) => {
			// Renaming fails if another build has created the same folder meanwhile.
			if (!existsSync(path)) throw error;
		});
	} finally {
		await rm(tempPath, { recursive: true, force: true });
	}
	return path;
}
