import { expect, test } from "vitest";
import { freePort } from "../../publish/listen.ts";
import { checkedPorts } from "./ports.mjs";

test("PORT and SANDBOX_PORT choose the ports", async () => {
	const [site, sandbox] = [await freePort(), await freePort()];
	const env = { PORT: String(site), SANDBOX_PORT: String(sandbox) };
	expect(await checkedPorts("npm start", env)).toEqual({ site, sandbox });
});

test.each(["0", "65536", "-1", "80.5", "1e3", "0x50", " 80", "web"])(
	'checkedPorts rejects the PORT "%s"',
	async (PORT) => {
		await expect(checkedPorts("npm start", { PORT })).rejects.toThrow(
			`PORT is "${PORT}", which is not a port`,
		);
	},
);

test("checkedPorts rejects the same port for both servers", async () => {
	await expect(
		checkedPorts("npm start", { SANDBOX_PORT: "4173" }),
	).rejects.toThrow("PORT and SANDBOX_PORT are both 4173");
});
