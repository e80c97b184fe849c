import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { cachedFile } from "./cached-file.ts";

test("two builds that make one file at once both have it, and leave nothing else", async () => {
	const folder = await mkdtemp(join(tmpdir(), "cache-"));
	onTestFinished(() => rm(folder, { recursive: true }));
	const path = join(folder, "hero.avif");
	// The second one begins and ends while the first one is at work.
	await cachedFile(path, async (first) => {
		await writeFile(first, "picture");
		await cachedFile(path, (second) => writeFile(second, "picture"));
	});
	expect(await readdir(folder)).toEqual(["hero.avif"]);
});
