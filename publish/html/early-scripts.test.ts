import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import { describe, expect, test } from "vitest";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { viteServer } from "../../tests/support/vite-server.ts";
import { earlyScripts } from "./early-scripts.ts";

async function bundle(folder: string): Promise<string> {
	const entry = join(folder, "entry.js");
	await writeFile(
		entry,
		'import head from "virtual:early-head";\nimport body from "virtual:early-body";\nexport const scripts = [head, body];\n',
	);
	const result = await build({
		root: folder,
		configFile: false,
		logLevel: "silent",
		plugins: [earlyScripts(folder)],
		build: {
			write: false,
			minify: false,
			modulePreload: false,
			rollupOptions: { input: entry, preserveEntrySignatures: "strict" },
		},
	});
	const output = Array.isArray(result) ? result[0] : result;
	return output && "output" in output ? output.output[0].code : "";
}

async function earlyFolder(): Promise<string> {
	const folder = await temporaryFolder();
	await writeFile(
		join(folder, "words.ts"),
		'export const first: string = "painted";',
	);
	await writeFile(
		join(folder, "head.ts"),
		'import { first } from "./words.ts";\ndocument.title = first;',
	);
	await writeFile(
		join(folder, "body.ts"),
		'document.body.dataset.early = "yes";',
	);
	return folder;
}

describe("the early scripts", () => {
	test("are empty modules in the browser's bundle", async () => {
		const code = await bundle(await earlyFolder());
		expect(code).not.toContain("painted");
		expect(code).toMatch(/\[""|\["", ""\]|= ""/);
	});

	test("are rebuilt when an imported file is edited", async () => {
		const folder = await earlyFolder();
		const server = await viteServer(folder, earlyScripts(folder));
		const head = async () =>
			(await server.ssrLoadModule("virtual:early-head")).default;
		expect(await head()).toContain("`painted`");

		const importedFile = join(folder, "words.ts");
		await writeFile(importedFile, 'export const first = "painted again";');
		server.watcher.emit("change", importedFile);
		await expect.poll(head).toContain("`painted again`");
	});
});
