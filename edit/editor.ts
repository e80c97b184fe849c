import { createServer } from "node:http";
import { resolve } from "node:path";
import { listen } from "../publish/listen.ts";
import { buildApp } from "./build-app.ts";
import { recover } from "./recover.ts";
import { createRequestListener } from "./requests.ts";
import { Workspace } from "./workspace.ts";

const root = resolve(import.meta.dirname, "..");
const host = "127.0.0.1";
/** On a local machine, all windows belong to one person. */
const owner = "owner";

export async function startEditor(port: number): Promise<string> {
	const folder = resolve(root, process.env.CONTENT_DIR ?? "content");
	const draftFolder = resolve(root, process.env.DRAFTS_DIR ?? ".cache/drafts");
	await recover(folder);
	const workspace = new Workspace(folder, draftFolder);
	const [app] = await Promise.all([buildApp(), workspace.open(owner)]);

	const server = createServer();
	const { port: ownPort } = await listen(server, port);
	server.on(
		"request",
		createRequestListener({
			origins: [`http://${host}:${ownPort}`, `http://localhost:${ownPort}`],
			personOf: () => owner,
			app,
			workspace,
		}),
	);
	return `http://${host}:${ownPort}/`;
}
