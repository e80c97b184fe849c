import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, onTestFinished, vi } from "vitest";
import { temporaryFolder } from "./temporary-folder.ts";

/**
 * Returns a function that copies a folder with repositories. Creates the folder only once, because
 * git is slow. Hides the git settings of this computer from all tests of the file.
 */
export function repositoryCopies(
	create: (folder: string) => Promise<void>,
): () => Promise<string> {
	beforeEach(() => {
		vi.stubEnv("GIT_CONFIG_GLOBAL", "/dev/null");
		vi.stubEnv("GIT_CONFIG_NOSYSTEM", "1");
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
