import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { cachedFile } from "./cached-file.ts";

test("two builds that create the same file at once leave only that file", async () => {
	const folder = await temporaryFolder();
	const path = join(folder, "hero.avif");
	// The second build starts and ends while the first is running.
	await cachedFile(path, async (first) => {
		await writeFile(first, "picture");
		await cachedFile(path, (second) => writeFile(second, "picture"));
	});
	expect(await readdir(folder)).toEqual(["hero.avif"]);
});
