import { createServer, type PluginOption, type ViteDevServer } from "vite";
import { onTestFinished } from "vitest";

/** Starts Vite in a folder with one plugin and without the site's settings. */
export async function viteServer(
	root: string,
	plugin: PluginOption,
): Promise<ViteDevServer> {
	const server = await createServer({
		root,
		configFile: false,
		logLevel: "silent",
		plugins: [plugin],
		server: { host: "127.0.0.1", ws: false },
		optimizeDeps: { noDiscovery: true },
	});
	onTestFinished(() => server.close());
	return server;
}
