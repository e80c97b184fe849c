// `npm run edit:serve`: serves the editor behind a proxy with a login (docs/hosting-the-editor.md).
import { once } from "node:events";
import { chmod, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { resolve } from "node:path";
import { CommandError, runMain } from "../scripts/setup/command-error.mjs";
import { buildApp } from "./build-app.ts";
import { personFrom } from "./person-from.ts";
import { PublishCommand } from "./publish-command.ts";
import { compareWithRemote } from "./publish-status.ts";
import { recover } from "./recover.ts";
import { createRequestListener } from "./requests.ts";
import { Workspace } from "./workspace.ts";

const fetchIntervalMs = 60_000;
const root = resolve(import.meta.dirname, "..");

await runMain(async () => {
	const { origin, hostname } = new URL(
		setting("EDITOR_ORIGIN", "https://edit.example.com"),
	);
	const header = setting("EDITOR_USER_HEADER", "X-Editor-User");
	const remote = setting("EDITOR_REMOTE", "origin");
	const folder = resolve(root, process.env.CONTENT_DIR ?? "content");
	const draftFolder = resolve(root, process.env.DRAFTS_DIR ?? ".cache/drafts");
	await recover(folder);
	if ((await compareWithRemote(folder, false)).state === "noRemote")
		throw new CommandError(
			`${folder} is on no branch with the remote "${remote}", so there is no place to publish to.\nCheck EDITOR_REMOTE with "git remote".`,
		);

	const command = process.env.EDITOR_PUBLISH_COMMAND;
	const publishCommand = command
		? new PublishCommand(command, root)
		: undefined;
	const workspace = new Workspace(
		folder,
		draftFolder,
		undefined,
		publishCommand,
	);
	const server = createServer(
		createRequestListener({
			origins: [origin],
			personOf: personFrom(header, origin),
			app: await buildApp(),
			workspace,
			authorOf: (name) => ({
				name,
				email: name.includes("@")
					? name
					: `${encodeURIComponent(name)}@${hostname}`,
			}),
		}),
	);
	const socket = process.env.EDITOR_SOCKET;
	const port = Number(process.env.PORT || 4175);
	// Removes the socket that a killed process left, because listen() fails if the socket exists.
	if (socket) await rm(socket, { force: true });
	server.listen(socket ? { path: socket } : { port, host: "127.0.0.1" });
	await once(server, "listening");
	// Makes the socket writable for its group, so that the proxy can use it.
	if (socket) await chmod(socket, 0o660);
	setInterval(() => {
		workspace.update().catch((error) => console.error(error));
	}, fetchIntervalMs);
	console.log(
		`The editor of ${origin} listens on ${socket ?? `127.0.0.1:${port}`}`,
	);
	return undefined;
});

function setting(name: string, example: string): string {
	const value = process.env[name];
	if (value) return value;
	throw new CommandError(
		`${name} is missing, so the editor does not start.\nSet it, for example: ${name}=${example}. docs/hosting-the-editor.md explains all settings.`,
	);
}
