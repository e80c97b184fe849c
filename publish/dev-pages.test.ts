import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createServer } from "vite";
import { expect, onTestFinished, test, vi } from "vitest";
import { temporaryFolder } from "../tests/support/temporary-folder.ts";
import { devPages } from "./dev-pages.ts";
import { pageStyles } from "./html/page-styles.ts";

test("a change of a server-only module reloads the page in the browser", async () => {
	const root = await temporaryFolder();
	const file = join(root, "page.ts");
	writeFileSync(file, "export const text = 'before';");
	const server = await createServer({
		root,
		configFile: false,
		logLevel: "silent",
		plugins: [devPages({ current: () => Promise.reject() })],
		server: { middlewareMode: true, ws: false },
		optimizeDeps: { noDiscovery: true },
	});
	onTestFinished(() => server.close());
	await server.ssrLoadModule("/page.ts");
	const send = vi.spyOn(server.environments.client.hot, "send");
	await vi.waitFor(
		() => {
			writeFileSync(file, `export const text = 'after ${Date.now()}';`);
			expect(send).toHaveBeenCalledWith({ type: "full-reload" });
		},
		{ timeout: 20_000, interval: 500 },
	);
});

test("in development, each sheet begins with the order of the layers", async () => {
	const root = await temporaryFolder();
	writeFileSync(join(root, "reset.css"), "@layer reset { p { margin: 0 } }");
	const server = await createServer({
		root,
		configFile: false,
		logLevel: "silent",
		plugins: [pageStyles()],
		server: { middlewareMode: true, ws: false },
		optimizeDeps: { noDiscovery: true },
	});
	onTestFinished(() => server.close());
	const { client } = server.environments;
	const sheet = await client.transformRequest("/reset.css?direct");
	expect(sheet?.code).toMatch(/^@layer reset, tokens, .*\bpages\b/);
});
