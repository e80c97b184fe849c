import { spawnSync } from "node:child_process";
import { cpSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { freePort, listen } from "../publish/listen.ts";
import { temporaryFolder } from "../tests/support/temporary-folder.ts";

test("npm start reports a port in use before it installs anything", async () => {
	const { port, close } = await listen(createServer(), 0);
	onTestFinished(close);
	const clone = await temporaryFolder();
	for (const path of ["scripts", "package.json", "package-lock.json"])
		cpSync(path, join(clone, path), { recursive: true });
	const { status, stdout, stderr } = spawnSync(
		process.execPath,
		["scripts/start.mjs", "scripts/start-site.ts"],
		{
			cwd: clone,
			env: {
				...process.env,
				PORT: String(port),
				SANDBOX_PORT: String(await freePort()),
				// Without npm on the PATH, the command fails if it installs before it checks the port.
				PATH: "/nowhere",
			},
			encoding: "utf8",
		},
	);
	expect(stderr).toMatch(
		new RegExp(`^\nPort ${port} is already in use.*PORT=\\d+ npm start\n$`),
	);
	expect(stdout).toBe("");
	expect(status).toBe(1);
});
