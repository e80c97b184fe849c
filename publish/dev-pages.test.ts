import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createServer } from "vite";
import { expect, onTestFinished, test, vi } from "vitest";
import { temporaryFolder } from "../tests/support/temporary-folder.ts";
import { devPages } from "./dev-pages.ts";

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
