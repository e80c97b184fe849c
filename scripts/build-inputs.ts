import { createHash } from "node:crypto";
import { readCommit } from "../publish/build-info.ts";
import { hashCode, hashFiles } from "../publish/hash-files.ts";

/**
 * Hashes all files and settings that a build depends on. Reads the sources from the working
 * directory, so uncommitted changes count.
 */
export async function hashBuildInputs(
	contentFolder: string,
	settings: readonly (string | undefined)[],
): Promise<string> {
	// Includes the commit, because calendar files depend on the content's Git history.
	const { commit } = await readCommit();
	const inputs = [
		settings,
		commit,
		await hashFiles(["**/*"], contentFolder),
		await hashCode(process.cwd()),
	];
	return createHash("sha256").update(JSON.stringify(inputs)).digest("hex");
}
