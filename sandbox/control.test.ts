import { expect, test as plainTest } from "vitest";
import { isLoopback } from "./control.ts";
import { pageAt, test } from "./sandbox-test.ts";

function setMode(origin: string, mode: unknown): Promise<Response> {
	return fetch(`${origin}/__mode`, {
		method: "POST",
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify(mode),
	});
}

async function statusOf(url: string): Promise<number> {
	return (await fetch(url)).status;
}

test("a mode is for all paths with the same start, until cleared", async ({
	origin,
}) => {
	const booking = `${origin}/widget/booking/free-trial`;
	const mode = { path: "/widget/booking/", delay: 1, fail: "500" };
	expect((await setMode(origin, mode)).status).toBe(200);
	expect(await statusOf(booking)).toBe(500);
	expect(await statusOf(`${origin}/widget/form/contact`)).toBe(200);

	await fetch(`${origin}/__mode`, { method: "DELETE" });
	expect(await statusOf(booking)).toBe(200);
});

test("the request's own query wins over a mode, and a newer mode over an older", async ({
	origin,
}) => {
	await setMode(origin, { path: "/store", fail: 500 });
	await setMode(origin, { path: "/", fail: 501 });
	expect(await statusOf(`${origin}/store`)).toBe(501);
	expect(await statusOf(`${origin}/store?fail=502`)).toBe(502);

	await setMode(origin, { path: "/store", fail: 503 });
	expect(await statusOf(`${origin}/store`)).toBe(503);
});

test("a mode set again for the same path replaces the old one", async ({
	origin,
}) => {
	await setMode(origin, { path: "/store", fail: 500 });
	await setMode(origin, { path: "/store", delay: 0 });
	expect(await statusOf(`${origin}/store`)).toBe(200);
});

test("a mode fixes the date of a calendar whose address cannot be changed", async ({
	origin,
}) => {
	await setMode(origin, { path: "/widget/", today: "2026-01-05" });
	const page = await pageAt(`${origin}/widget/booking/free-trial`);
	expect(page).toContain('value="2026-01-06"');
});

const wrongModes = [
	[{ delay: 1 }, "path: expected the start of a path"],
	[{ path: "/", delay: -1 }, "delay: expected whole milliseconds"],
	[{ path: "/", slow: 1 }, "slow: not a mode"],
	[null, "expected a JSON object"],
] as const;

for (const [mode, reason] of wrongModes) {
	test(`the mode ${JSON.stringify(mode)} is refused with the reason`, async ({
		origin,
	}) => {
		const response = await setMode(origin, mode);
		expect(response.status).toBe(400);
		expect(await response.text()).toContain(reason);
		expect(await statusOf(`${origin}/store`)).toBe(200);
	});
}

test("a mode that is not JSON is refused", async ({ origin }) => {
	const response = await fetch(`${origin}/__mode`, {
		method: "POST",
		headers: { "Content-Type": "application/json" },
		body: "{",
	});
	expect(response.status).toBe(400);
});

test("a web page elsewhere cannot set a mode by posting plain text", async ({
	origin,
}) => {
	const response = await fetch(`${origin}/__mode`, {
		method: "POST",
		body: JSON.stringify({ path: "/", fail: "500" }),
	});
	expect(response.status).toBe(415);
	expect(await statusOf(`${origin}/store`)).toBe(200);
});

test("the log lists the requests with their queries, and not the control requests", async ({
	origin,
}) => {
	await fetch(`${origin}/store?fail=500`);
	await fetch(`${origin}/nothing`, { method: "HEAD" });
	await setMode(origin, { path: "/", delay: 0 });
	const log = `${origin}/__log`;
	expect(await (await fetch(log)).json()).toEqual([
		{ method: "GET", path: "/store?fail=500" },
		{ method: "HEAD", path: "/nothing" },
	]);

	await fetch(log, { method: "DELETE" });
	expect(await (await fetch(log)).json()).toEqual([]);
});

test("a control address names the methods that it knows", async ({
	origin,
}) => {
	const response = await fetch(`${origin}/__log`, { method: "PUT" });
	expect(response.status).toBe(405);
	expect(response.headers.get("allow")).toBe("GET, DELETE");
});

plainTest("only this machine counts as loopback", () => {
	for (const address of ["127.0.0.1", "127.8.8.8", "::1", "::ffff:127.0.0.1"]) {
		expect(isLoopback(address), address).toBe(true);
	}
	for (const address of ["192.168.0.7", "::ffff:10.0.0.1", "::11", undefined]) {
		expect(isLoopback(address), address).toBe(false);
	}
});
