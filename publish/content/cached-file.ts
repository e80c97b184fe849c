import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * Creates a cached file or folder unless it exists. The path must contain a hash of every input. Writes to a temporary file and
 * renames it, so that interrupted or concurrent builds are safe.
 */
export async function cachedFile(
	path: string,
	make: (path: string) => Promise<unknown>,
): Promise<string> {
	if (existsSync(path)) return path;
	await mkdir(dirname(path), { recursive: true });
	const own = `${path}.${randomUUID()}`;
	try {
		await make(own);
		await rename(own, path).catch((error) => {
			// Another program has created the same folder meanwhile.
			if (!existsSync(path)) throw error;
		});
	} finally {
		await rm(own, { recursive: true, force: true });
	}
	return path;
}
