import { createServer as createHttpServer } from "node:http";
import { resolve } from "node:path";
import { createServer, type ViteDevServer } from "vite";
import type { Content } from "#model/files.ts";
import type { DevContent } from "../publish/content/dev-content.ts";
import { freePort, listen } from "../publish/listen.ts";
import { startSandbox } from "../sandbox/server.ts";
import { buildApp } from "./build-app.ts";
import { answerRequests } from "./requests.ts";
import { createRoutes } from "./routes.ts";
import { Workspace } from "./workspace.ts";

const root = resolve(import.meta.dirname, "..");
const host = "127.0.0.1";

/**
 * Serves the editor on a port, 0 takes any free one, and beside it the site with the drafts laid over the content.
 */
export async function startEditor(port: number) {
	const folder = resolve(root, process.env.CONTENT_DIR ?? "content");
	const kept = resolve(root, process.env.DRAFTS_DIR ?? ".cache/drafts");
	const sandbox = await startSandbox({ port: 0 });
	process.env.PROVIDER_ORIGIN = sandbox.origin;
	process.env.BUILD_DAY = "";
	// The policy of the editor's page contains the port before the site listens.
	const sitePort = await freePort();
	const siteOrigin = `http://${host}:${sitePort}`;

	let site: ViteDevServer | undefined;
	let shown: Content | undefined;
	const firstContent = Promise.withResolvers<void>();
	const show = async (content: Content) => {
		shown = content;
		firstContent.resolve();
		await contentOf(site)?.show(content);
	};
	const workspace = new Workspace(folder, kept, show);
	// In parallel, because the form does not need the site.
	const [app] = await Promise.all([buildApp(), workspace.open("owner")]);

	const isSiteReady = (async () => {
		// Invalid content has no pages until it is fixed in the form.
		await firstContent.promise;
		site = await createServer({
			configLoader: "native",
			root,
			server: { host, port: sitePort, strictPort: true },
			logLevel: "error",
		});
		if (shown) await contentOf(site)?.show(shown);
		await site.listen();
		// The first page takes seconds, as all code is read for it: while the owner looks for the file.
		await (
			await fetch(siteOrigin, { headers: { Accept: "text/html" } })
		).text();
		return siteOrigin;
	})();

	const server = createHttpServer();
	const { port: ownPort } = await listen(server, port);
	server.on(
		"request",
		answerRequests({
			hosts: [`${host}:${ownPort}`, `localhost:${ownPort}`],
			siteOrigin,
			app,
			routes: createRoutes({ workspace, isSiteReady }),
		}),
	);

	return { address: `http://${host}:${ownPort}/`, isSiteReady };
}

function contentOf(site: ViteDevServer | undefined): DevContent | undefined {
	return site?.config.plugins.find(({ name }) => name === "dev-content")?.api;
}
