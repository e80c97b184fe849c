import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";

type Make = (path: string) => Promise<unknown>;

/** A file of a cache folder, made unless it is there. Its name must tell all that its bytes depend on. */
export async function cachedFile(path: string, make: Make): Promise<string> {
	if (!existsSync(path)) await replaceFile(path, make);
	return path;
}

/**
 * Makes a file under a name of its own and renames it: an interrupted build leaves no half file under the real name, and
 * builds at the same time do not write into each other's. Whoever is last replaces the same bytes.
 */
export async function replaceFile(path: string, make: Make): Promise<void> {
	await mkdir(dirname(path), { recursive: true });
	const own = `${path}.${randomUUID()}`;
	try {
		await make(own);
		await rename(own, path);
	} finally {
		await rm(own, { force: true });
	}
}
