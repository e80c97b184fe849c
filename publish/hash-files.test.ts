import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../tests/support/temporary-folder.ts";
import { hashCode } from "./hash-files.ts";

test.each(["package.json", "package-lock.json", "vite.config.ts"])(
	"hashCode changes with %s",
	async (file) => {
		const folder = await temporaryFolder();
		await writeFile(join(folder, file), "1");
		const before = await hashCode(folder);
		await writeFile(join(folder, file), "2");
		expect(await hashCode(folder)).not.toBe(before);
	},
);
