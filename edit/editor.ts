import { createServer } from "node:http";
import { resolve } from "node:path";
import { listen } from "../publish/listen.ts";
import { buildApp } from "./build-app.ts";
import { answerRequests } from "./requests.ts";
import { createRoutes } from "./routes.ts";
import { Workspace } from "./workspace.ts";

const root = resolve(import.meta.dirname, "..");
const host = "127.0.0.1";
/** On this machine all windows are those of one person. */
const owner = "owner";

/** Serves the editor on a port, 0 takes any free one; returns its address. */
export async function startEditor(port: number): Promise<string> {
	const folder = resolve(root, process.env.CONTENT_DIR ?? "content");
	const kept = resolve(root, process.env.DRAFTS_DIR ?? ".cache/drafts");
	const workspace = new Workspace(folder, kept);
	// In parallel, because reading the pictures takes as long.
	const [app] = await Promise.all([buildApp(), workspace.open(owner)]);

	const server = createServer();
	const { port: ownPort } = await listen(server, port);
	server.on(
		"request",
		answerRequests({
			origins: [`http://${host}:${ownPort}`, `http://localhost:${ownPort}`],
			personOf: () => owner,
			app,
			routes: createRoutes({ workspace }),
			picturePath: (hash, file) => workspace.picturePath(hash, file),
		}),
	);
	return `http://${host}:${ownPort}/`;
}
