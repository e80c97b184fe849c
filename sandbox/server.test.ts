import { expect, test as plainTest } from "vitest";
import { sandboxLabel } from "./page-shell.ts";
import { test } from "./sandbox-test.ts";
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

test("a page that has moved is where the redirect leads", async ({
	origin,
}) => {
	const response = await fetch(`${origin}/widget/form/contact?moved=1`);
	expect(response.redirected).toBe(true);
	expect(response.url).toBe(`${origin}/widget/form/contact/?moved=1`);
	expect(response.status).toBe(200);
});

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

test("a guarded page says so, and only when asked", async ({ origin }) => {
	const policyOf = async (query: string) =>
		(await fetch(`${origin}/widget/form/contact${query}`)).headers.get(
			"cross-origin-resource-policy",
		);
	expect(await policyOf("?guarded=1")).toBe("same-origin");
	expect(await policyOf("")).toBeNull();
});

test("a port in use is named", async ({ origin }) => {
	const port = Number(new URL(origin).port);
	await expect(startSandbox({ port })).rejects.toThrow(
		`address already in use 127.0.0.1:${port}`,
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
