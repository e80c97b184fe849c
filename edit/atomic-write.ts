import { mkdir, open, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { UserError } from "./user-error.ts";

export const unfinished = ".unfinished";

/**
 * Replaces a file atomically: a reader finds the complete old or new file, even after a power cut.
 */
export async function writeAtomic(path: string, bytes: string | Uint8Array) {
	await writeAllAtomic(new Map([[path, bytes]]));
}

/**
 * Writes all files under temporary names, calls `onWritten`, then renames them. A full disk
 * therefore changes nothing. Throws a UserError if the disk is full.
 */
export async function writeAllAtomic(
	files: ReadonlyMap<string, string | Uint8Array>,
	onWritten: () => Promise<void> = async () => {},
): Promise<void> {
	try {
		for (const [path, bytes] of files) {
			await mkdir(dirname(path), { recursive: true });
			await writeFile(path + unfinished, bytes, { flush: true });
		}
		await onWritten();
	} catch (error) {
		for (const path of files.keys())
			await rm(path + unfinished, { force: true }).catch(() => undefined);
		const code: unknown = Object(error).code;
		if (code !== "ENOSPC" && code !== "EDQUOT") throw error;
		throw new UserError(
			507,
			"The disk of this computer is full, so this could not be stored. Nothing is lost: keep this window open, delete what is not needed on the disk, and the editor stores it.",
		);
	}
	for (const path of files.keys()) await rename(path + unfinished, path);
	for (const folder of new Set([...files.keys()].map((path) => dirname(path))))
		await syncFolder(folder);
}

/**
 * Calls fsync on a folder, because a rename survives a power cut only after that. Windows refuses
 * the call and does not need it.
 */
async function syncFolder(path: string) {
	const folder = await open(path, "r").catch(() => undefined);
	await folder?.sync().catch(() => undefined);
	await folder?.close();
}
