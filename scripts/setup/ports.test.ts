import { createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { freePort, listen } from "../../publish/listen.ts";
import { freePorts } from "./ports.mjs";

test("PORT and SANDBOX_PORT choose the ports", async () => {
	const [site, sandbox] = [await freePort(), await freePort()];
	const env = { PORT: String(site), SANDBOX_PORT: String(sandbox) };
	expect(await freePorts("npm start", env)).toEqual({ site, sandbox });
});

test("a port in use is named, with a command that avoids it", async () => {
	const site = await freePort();
	const { port: taken, close } = await listen(createServer(), 0);
	onTestFinished(close);
	const env = { PORT: String(site), SANDBOX_PORT: String(taken) };
	await expect(freePorts("npm start", env)).rejects.toThrow(
		new RegExp(`Port ${taken} is already in use.*SANDBOX_PORT=\\d+ npm start`),
	);
});

test.each(["0", "65536", "-1", "80.5", "1e3", "0x50", " 80", "web"])(
	'"%s" is refused as a port, by name',
	async (PORT) => {
		await expect(freePorts("npm start", { PORT })).rejects.toThrow(
			`PORT is "${PORT}", which is not a port`,
		);
	},
);

test("one port for both servers is refused", async () => {
	await expect(
		freePorts("npm start", { SANDBOX_PORT: "4173" }),
	).rejects.toThrow("PORT and SANDBOX_PORT are both 4173");
});
