import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { listen } from "../publish/listen.ts";

test("npm run dev says which port is in use and what to do, without a stack", async () => {
	const { port, close } = await listen(createServer(), 0);
	onTestFinished(close);

	const dev = spawn(process.execPath, ["scripts/dev.ts"], {
		env: { ...process.env, PORT: String(port) },
	});
	onTestFinished(() => {
		dev.kill("SIGKILL");
	});
	const [complaint, [code]] = await Promise.all([
		text(dev.stderr),
		once(dev, "exit"),
	]);
	expect(complaint).toMatch(
		new RegExp(
			`^\\nPort ${port} is already in use.*PORT=\\d+ npm run dev\\n$`,
			"s",
		),
	);
	expect(code).toBe(1);
});
