import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { temporaryFolder } from "../tests/support/temporary-folder.ts";
import { viteServer } from "../tests/support/vite-server.ts";
import { devPages } from "./dev-pages.ts";
import { pageStyles } from "./html/page-styles.ts";

test("a change of a server-only module reloads the page in the browser", async () => {
	const root = await temporaryFolder();
	const file = join(root, "page.ts");
	writeFileSync(file, "export const text = 'before';");
	const server = await viteServer(
		root,
		devPages({ current: () => Promise.reject() }),
	);
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
	const server = await viteServer(root, pageStyles());
	const { client } = server.environments;
	const sheet = await client.transformRequest("/reset.css?direct");
	expect(sheet?.code).toMatch(/^@layer reset, tokens, .*\bpages\b/);
});
