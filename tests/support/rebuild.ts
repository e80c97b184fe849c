import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
	cpSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve, sep } from "node:path";

/** Builds and publishes the site once more, into a temporary folder of build-tests; the caller removes it. */
export function rebuild(env: Record<string, string> = {}): string {
	// Within the project: what prerenders the pages looks for React in its node_modules.
	const dir = mkdtempSync(resolve("build-tests", "rebuild-"));
	// The test runner sets it to "test".
	const { NODE_ENV: _, ...own } = process.env;
	for (const [program, ...parameters] of [
		["node_modules/.bin/react-router", "build"],
		[process.execPath, "publish/publish.ts"],
	] as const) {
		const { status, stdout, stderr } = spawnSync(program, parameters, {
			env: { ...own, ...env, BUILD_DIR: dir },
			encoding: "utf8",
		});
		if (status !== 0)
			throw new Error(`${program} failed\n${stdout}\n${stderr}`);
	}
	return dir;
}

/** A copy of the content folder whose text files may be changed; the caller removes it. */
export function copyContent(from = "content"): string {
	const folder = mkdtempSync(join(tmpdir(), "content-"));
	cpSync(resolve(from), folder, { recursive: true });
	return folder;
}

/** Every file of a folder by its path, with the hash of its bytes. */
export function hashesOf(folder: string): Record<string, string> {
	const files = readdirSync(folder, { recursive: true, withFileTypes: true });
	return Object.fromEntries(
		files
			.filter((file) => file.isFile())
			.map((file) => join(file.parentPath, file.name))
			.toSorted()
			.map((path) => [
				path.slice(folder.length + 1).replaceAll(sep, "/"),
				createHash("sha256").update(readFileSync(path)).digest("hex"),
			]),
	);
}

/** Removes a folder that was made here. */
export function remove(folder: string): void {
	rmSync(folder, { recursive: true, force: true });
}
