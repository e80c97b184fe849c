import { once } from "node:events";
import { createServer as createHttpServer } from "node:http";
import { type AddressInfo, createServer as createPortProbe } from "node:net";
import { resolve } from "node:path";
import { createServer, type ViteDevServer } from "vite";
import type { Content } from "#model/files.ts";
import type { ContentModules } from "../publish/content/vite-plugin.ts";
import { startSandbox } from "../sandbox/server.ts";
import { answersOf } from "./answers.ts";
import { buildApp } from "./build-app.ts";
import { answerRequests } from "./requests.ts";
import { Workspace } from "./workspace.ts";

type Options = {
	/** The checkout. */
	root: string;
	/** 0 takes any free port. */
	port: number;
};

const host = "127.0.0.1";

/** Serves the editor, and beside it the site with the drafts laid over the content. */
export async function startEditor({ root, port }: Options) {
	const folder = resolve(root, process.env.CONTENT_DIR ?? "content");
	const kept = resolve(
		process.env.DRAFTS_DIR ?? resolve(root, ".cache/drafts"),
	);
	const sandbox = await startSandbox({ port: 0 });
	process.env.PROVIDER_ORIGIN = sandbox.origin;
	process.env.BUILD_DAY = "";
	const sitePort = await freePort();
	const siteOrigin = `http://${host}:${sitePort}`;

	let site: ViteDevServer | undefined;
	let shown: Content | undefined;
	const show = async (content: Content) => {
		shown = content;
		await contentOf(site)?.show(content);
	};
	const workspace = new Workspace(folder, kept, show);
	// Beside each other: the form needs nothing of the site in the frame.
	const [app] = await Promise.all([buildApp(), workspace.open()]);

	const isSiteReady = (async () => {
		site = await createServer({
			root,
			server: { host, port: sitePort, strictPort: true },
			logLevel: "error",
		});
		if (shown) await contentOf(site)?.show(shown);
		await site.listen();
		return siteOrigin;
	})();

	const server = createHttpServer();
	server.listen(port, host);
	await once(server, "listening");
	const { port: ownPort } = server.address() as AddressInfo;
	server.on(
		"request",
		answerRequests({
			hosts: [`${host}:${ownPort}`, `localhost:${ownPort}`],
			siteOrigin,
			app,
			answers: answersOf({ workspace, folder, isSiteReady }),
		}),
	);

	return {
		address: `http://${host}:${ownPort}/`,
		siteOrigin,
		isSiteReady,
		async close() {
			server.closeAllConnections();
			server.close();
			await isSiteReady;
			await Promise.all([site?.close(), sandbox.close()]);
		},
	};
}

function contentOf(
	site: ViteDevServer | undefined,
): ContentModules | undefined {
	return site?.config.plugins.find(({ name }) => name === "content-modules")
		?.api;
}

async function freePort(): Promise<number> {
	const probe = createPortProbe().listen(0, host);
	await once(probe, "listening");
	const { port } = probe.address() as AddressInfo;
	probe.close();
	await once(probe, "close");
	return port;
}
