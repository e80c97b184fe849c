import { spawnSync } from "node:child_process";
import { createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { freePort, listen } from "../publish/listen.ts";

function start(env: Record<string, string>) {
	return spawnSync(
		process.execPath,
		["scripts/start.mjs", "scripts/start-site.ts"],
		{ env: { ...process.env, ...env }, encoding: "utf8" },
	);
}

test("npm start names a port in use before it installs or builds anything", async () => {
	const { port, close } = await listen(createServer(), 0);
	onTestFinished(close);
	const { status, stdout, stderr } = start({
		PORT: String(port),
		SANDBOX_PORT: String(await freePort()),
		// Without npm, an installation would fail.
		PATH: "/nowhere",
	});
	expect(stderr).toMatch(
		new RegExp(`^\nPort ${port} is already in use.*PORT=\\d+ npm start\n$`),
	);
	expect(stdout).toBe("");
	expect(status).toBe(1);
});
