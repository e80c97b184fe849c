import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, onTestFinished, vi } from "vitest";
import { gitSettings } from "./git.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/**
 * Returns a function that copies a folder with repositories. Creates the folder only once, because
 * git is slow. Hides the git settings of this computer from all tests of the file.
 */
export function repositoryCopies(
	create: (folder: string) => Promise<void>,
): () => Promise<string> {
	beforeEach(() => {
		for (const [name, value] of Object.entries(gitSettings))
			vi.stubEnv(name, value);
		onTestFinished(() => void vi.unstubAllEnvs());
	});
	let original: string | undefined;
	afterAll(() => original && rm(original, { recursive: true }));
	return async () => {
		if (!original) {
			original = await mkdtemp(join(tmpdir(), "repositories-"));
			await create(original);
		}
		const folder = await temporaryFolder();
		await cp(original, folder, { recursive: true, preserveTimestamps: true });
		return folder;
	};
}
