import { spawnSync } from "node:child_process";
import { createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { freePort, listen } from "../publish/listen.ts";
import { change, contentFolder } from "../tests/support/gyms.ts";
import { frozenGym } from "../tests/support/sites/sites.ts";

async function runDoctor(env: Record<string, string> = {}) {
	const ports = {
		PORT: String(await freePort()),
		SANDBOX_PORT: String(await freePort()),
		CONTENT_DIR: frozenGym,
	};
	const { status, stdout } = spawnSync(
		process.execPath,
		["scripts/doctor.mjs"],
		{ env: { ...process.env, ...ports, ...env }, encoding: "utf8" },
	);
	return { status, lines: stdout.split("\n") };
}

test("npm run doctor finds that a machine on which the tests run can start the site", async () => {
	const { status, lines } = await runDoctor();
	expect(lines).toContain(`ok    Node ${process.version}`);
	expect(lines.join("\n")).toMatch(/ok {4}content is in order: \d+ files/);
	expect(lines).toContain("npm start can work.");
	expect(status).toBe(0);
});

test("npm run doctor names a port in use, with a command that avoids it", async () => {
	const { port, close } = await listen(createServer(), 0);
	onTestFinished(close);
	const { status, lines } = await runDoctor({ PORT: String(port) });
	expect(lines.join("\n")).toMatch(
		new RegExp(`stop {2}Port ${port} is already in use.*PORT=\\d+ npm start`),
	);
	expect(lines.join("\n")).toMatch(
		new RegExp(`note {2}Port ${port} is already in use.*npm run edit`),
	);
	expect(status).toBe(1);
});

test("npm run doctor names a problem of the content by file and line", async () => {
	const folder = await contentFolder();
	await change(folder, "pricing.yaml", "pricePerWeek: 41", "pricePerWeek: 4o");
	const { status, lines } = await runDoctor({ CONTENT_DIR: folder });
	expect(lines).toContain(
		'      content/pricing.yaml:4 memberships[0].pricePerWeek: expected a whole number of dollars, got "4o"',
	);
	expect(status).toBe(1);
});

test("npm run doctor only notes what npm start does not need", async () => {
	const { status, lines } = await runDoctor({
		PATH: "/nowhere",
		CHROMIUM_PATH: "",
	});
	expect(
		lines.filter((line) => /^note {2}(git|Browsers)/.test(line)),
	).toHaveLength(2);
	expect(status).toBe(0);
});
