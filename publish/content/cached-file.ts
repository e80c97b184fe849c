import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * A file of a cache folder, made unless it is there. Its name must tell all that its bytes depend on. It is made under a
 * name of its own and renamed: an interrupted build leaves no half file under the real name, and builds at the same time
 * do not write into each other's. Whoever is last replaces the same bytes.
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
		await rename(own, path);
	} finally {
		await rm(own, { force: true });
	}
	return path;
}
