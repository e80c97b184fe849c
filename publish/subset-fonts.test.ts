import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../tests/support/temporary-folder.ts";
import { charactersOf } from "./subset-fonts.ts";

test.each([
	["a.md", "---\ntitle: a\n---\nCaf&eacute;"],
	["b.yaml", 'a: "Caf\\u00e9"'],
	["c.yaml", "a: Cafe\u0301"],
])("fonts contain characters that a text encodes: %s", async (file, text) => {
	const folder = await temporaryFolder();
	await writeFile(join(folder, file), text);
	expect(await charactersOf(folder)).toContain("é");
});
