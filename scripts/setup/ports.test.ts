import { expect, test } from "vitest";
import { checkPorts, readPort, readPorts } from "./ports.mjs";

test("without settings the site is at 4173 and the sandbox at 4174", () => {
	const { site, sandbox } = readPorts({});
	expect([site.port, sandbox.port]).toEqual([4173, 4174]);
});

test("PORT and SANDBOX_PORT choose other ports, and an empty one counts as left out", () => {
	const { site, sandbox } = readPorts({ PORT: "8080", SANDBOX_PORT: "" });
	expect([site.port, sandbox.port]).toEqual([8080, 4174]);
});

test.each(["1", "65535"])("%s is a port", (value) => {
	expect(readPort("PORT", value, 4173)).toBe(Number(value));
});

test.each(["0", "65536", "-1", "80.5", "1e3", "0x50", " 80", "web"])(
	'"%s" is refused as a port, by name',
	(value) => {
		expect(() => readPort("PORT", value, 4173)).toThrow(
			`PORT is "${value}", which is not a port`,
		);
	},
);

test("one port for both servers is refused", () => {
	expect(() => readPorts({ SANDBOX_PORT: "4173" })).toThrow(
		"PORT and SANDBOX_PORT are both 4173",
	);
});

test("free ports pass", async () => {
	await expect(
		checkPorts(readPorts({}), async () => undefined),
	).resolves.toBeUndefined();
});

test("a port in use is named, with a command that avoids it", async () => {
	const probe = async (port: number) =>
		port === 4174 ? "EADDRINUSE" : undefined;
	await expect(checkPorts(readPorts({}), probe)).rejects.toThrow(
		/Port 4174 is already in use.*SANDBOX_PORT=4274 npm start/s,
	);
});

test("a port that only the administrator may use is said to be one", async () => {
	const probe = async (port: number) => (port === 80 ? "EACCES" : undefined);
	await expect(checkPorts(readPorts({ PORT: "80" }), probe)).rejects.toThrow(
		/The site may not listen on port 80.*PORT=8080 npm start/s,
	);
});
