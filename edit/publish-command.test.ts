import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { temporaryFolder } from "../tests/support/temporary-folder.ts";
import { PublishCommand } from "./publish-command.ts";

test("a second run is reported as running after the first has ended", async () => {
	const folder = await temporaryFolder();
	const runs = () => readFile(join(folder, "runs"), "utf8").catch(() => "");
	const command = new PublishCommand(
		"echo run >> runs; [ $(wc -l < runs) = 1 ] || until [ -e finish ]; do sleep 0.05; done",
		folder,
	);
	command.start();
	command.start();
	await vi.waitUntil(async () => (await runs()) === "run\nrun\n");
	expect(command.last?.state).toBe("running");
	await writeFile(join(folder, "finish"), "");
	await vi.waitUntil(() => command.last?.state === "done");
});
