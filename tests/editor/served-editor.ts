import { spawn } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readContent } from "../../publish/content/read-content.ts";
import { gitSettings } from "../support/git.ts";
import { frozenGym } from "../support/sites/sites.ts";

export type ServedEditor = Awaited<ReturnType<typeof serveEditor>>;

/** Serves an editor for a copy of the test content in which `texts` replaces some files. */
export async function serveEditor(
	texts: Readonly<Record<string, string>> = {},
) {
	const root = await mkdtemp(join(tmpdir(), "editor-"));
	const folder = join(root, "content");
	const draftFolder = join(root, "drafts");
	await cp(frozenGym, folder, { recursive: true });
	for (const [file, text] of Object.entries(texts))
		await writeFile(join(folder, file), text);
	const server = spawn("node", ["tests/editor/serve.ts"], {
		env: {
			...process.env,
			CONTENT_DIR: folder,
			DRAFTS_DIR: draftFolder,
			...gitSettings,
		},
		stdio: ["ignore", "pipe", "inherit"],
	});
	let output = "";
	for await (const part of server.stdout) {
		output += part;
		if (output.includes("Editor at")) break;
	}
	const address = /Editor at (\S+)/.exec(output)?.[1];
	if (!address) throw new Error(`The editor did not start: ${output}`);
	const read = (file: string) => readFile(join(folder, file), "utf8");
	return {
		address,
		folder,
		read,
		/** Writes a file as another program would. */
		write: (file: string, text: string) => writeFile(join(folder, file), text),
		/**
		 * Returns the removed (-) and added (+) lines of a file. Fails if the content has become
		 * invalid.
		 */
		async changedLines(file: string): Promise<string[]> {
			await readContent(folder);
			const before = (await readFile(join(frozenGym, file), "utf8")).split(
				"\n",
			);
			const after = (await read(file)).split("\n");
			return [
				...before
					.filter((line) => !after.includes(line))
					.map((line) => `-${line}`),
				...after
					.filter((line) => !before.includes(line))
					.map((line) => `+${line}`),
			];
		},
		async reset() {
			// Waits until the requests of a closed page are done: the server handles requests in
			// order. Fetches twice, because such a request may arrive after the first fetch.
			for (let round = 0; round < 2; round += 1)
				await fetch(new URL("api/state", address));
			for (const old of [draftFolder, folder])
				await rm(old, { recursive: true, force: true });
			await cp(frozenGym, folder, { recursive: true });
		},
		async close() {
			server.kill();
			await rm(root, { recursive: true, force: true });
		},
	};
}
