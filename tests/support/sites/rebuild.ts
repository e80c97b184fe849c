import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** Builds and publishes the site once more, into a temporary folder of build-tests; the caller removes it. */
export function rebuild(env: Record<string, string> = {}): string {
	// Within the project: what prerenders the pages looks for React in its node_modules.
	const dir = mkdtempSync(resolve("build-tests", "rebuild-"));
	// The test runner sets it to "test".
	const { NODE_ENV: _, ...own } = process.env;
	for (const [program, ...parameters] of [
		[process.execPath, "scripts/prerender.ts"],
		[process.execPath, "publish/publish.ts"],
	] as const) {
		const { status, stdout, stderr } = spawnSync(program, parameters, {
			// Like the builds of build-sites.ts: nothing in it expires.
			env: { ...own, BUILD_DAY: "", ...env, BUILD_DIR: dir },
			encoding: "utf8",
		});
		if (status !== 0)
			throw new Error(`${program} failed\n${stdout}\n${stderr}`);
	}
	return dir;
}

/** A copy of the content folder whose text files may be changed; the caller removes it. */
export function copyContent(from: string): string {
	const folder = mkdtempSync(join(tmpdir(), "content-"));
	cpSync(resolve(from), folder, { recursive: true });
	return folder;
}

/** Removes a folder that was made here. */
export function remove(folder: string): void {
	rmSync(folder, { recursive: true, force: true });
}
