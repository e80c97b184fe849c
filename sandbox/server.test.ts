import { expect, test as plainTest, vi } from "vitest";
import { sandboxLabel } from "./page-shell.ts";
import { pageAt, test } from "./sandbox-test.ts";
import { startSandbox } from "./server.ts";

const pages = [
	"/",
	"/widget/booking/free-trial",
	"/widget/form/contact",
	"/open/calendar",
	"/map/embed",
	"/store",
	"/store/",
	"/metabolic",
	"/waiver",
];

for (const path of pages) {
	test(`${path} says that it is the sandbox and may be framed anywhere`, async ({
		origin,
	}) => {
		const response = await fetch(origin + path);
		expect(response.status).toBe(200);
		expect(response.headers.get("content-type")).toBe(
			"text/html; charset=utf-8",
		);
		expect(response.headers.get("cache-control")).toBe("no-store");
		expect(response.headers.has("x-frame-options")).toBe(false);
		expect(response.headers.has("content-security-policy")).toBe(false);

		const page = await response.text();
		expect(page).toContain(sandboxLabel);
		expect(page).toContain('<html lang="en-US">');
		expect(page.match(/<h1/g)).toHaveLength(1);
	});
}

const unknown = [
	"/nothing",
	"/widget/booking/",
	"/widget/booking/Free",
	"/widget/booking/a%2Fb",
	`/widget/form/${"a".repeat(65)}`,
	"/browser/nothing.ts",
	"/browser/..%2Fserver.ts",
];

for (const path of unknown) {
	test(`${path} is not found`, async ({ origin }) => {
		const response = await fetch(origin + path);
		expect(response.status).toBe(404);
		expect(await response.text()).toContain(sandboxLabel);
	});
}

test("any calendar id of up to 64 characters has a calendar", async ({
	origin,
}) => {
	const path = `/widget/booking/${"a-1".repeat(21)}z`;
	expect((await fetch(origin + path)).status).toBe(200);
});

test("only reading is allowed", async ({ origin }) => {
	const response = await fetch(`${origin}/store`, { method: "POST" });
	expect(response.status).toBe(405);
	expect(response.headers.get("allow")).toBe("GET, HEAD");
});

test("HEAD gets the headers of the page without the page", async ({
	origin,
}) => {
	const response = await fetch(`${origin}/store`, { method: "HEAD" });
	expect(response.status).toBe(200);
	expect(await response.text()).toBe("");
});

test("a page fails with the status asked for", async ({ origin }) => {
	const response = await fetch(`${origin}/widget/booking/x?fail=503`);
	expect(response.status).toBe(503);
	expect(response.headers.get("content-type")).toBe(
		"text/plain; charset=utf-8",
	);
	expect(await response.text()).toBe("Sandbox: 503, as asked for.\n");
});

test("a dropped connection gives no answer", async ({ origin }) => {
	await expect(fetch(`${origin}/store?fail=drop`)).rejects.toThrow();
});

test("a page comes no sooner than the delay asked for", async ({ origin }) => {
	const start = performance.now();
	expect((await fetch(`${origin}/store?delay=40`)).status).toBe(200);
	// Node's timers may fire up to one millisecond early.
	expect(performance.now() - start).toBeGreaterThanOrEqual(39);
});

test("a wrong delay is refused with the reason", async ({ origin }) => {
	const response = await fetch(`${origin}/store?delay=soon`);
	expect(response.status).toBe(400);
	expect(await response.text()).toBe(
		'Sandbox: delay: expected whole milliseconds from 0 to 60000, got "soon"\n',
	);
});

for (const query of ["fail=hang", "delay=60000"]) {
	plainTest(
		`a request with ${query} does not keep the sandbox open`,
		async () => {
			const { origin, close } = await startSandbox({ port: 0 });
			const waiting = fetch(`${origin}/store?${query}`).then(
				() => "answered",
				() => "broken off",
			);
			await vi.waitUntil(async () =>
				(await pageAt(`${origin}/__log`)).includes(query),
			);
			await close();
			expect(await waiting).toBe("broken off");
		},
	);
}

test("a port in use is named together with what to do", async ({ origin }) => {
	const port = Number(new URL(origin).port);
	await expect(startSandbox({ port })).rejects.toThrow(
		`Port ${port} on 127.0.0.1 is already in use, so the sandbox provider cannot start. Stop the program that uses it, or set SANDBOX_PORT to a free port.`,
	);
});

plainTest("after closing, the port is free again", async () => {
	const first = await startSandbox({ port: 0 });
	await first.close();
	const second = await startSandbox({
		port: Number(new URL(first.origin).port),
	});
	expect(second.origin).toBe(first.origin);
	await second.close();
});
