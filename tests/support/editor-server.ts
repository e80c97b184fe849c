import { createServer } from "node:http";
import sharp from "sharp";
import { expect, onTestFinished } from "vitest";
import { createRequestListener } from "../../edit/requests.ts";
import { Workspace } from "../../edit/workspace.ts";
import { listen } from "../../publish/listen.ts";
import { sendToEditor } from "../hosts/editor-requests.ts";
import type { RequestOptions } from "../hosts/responses.ts";
import { bytesIn } from "./bytes-in.ts";
import { contentFolder } from "./gyms.ts";
import { temporaryFolder } from "./temporary-folder.ts";

export type EditorServer = Awaited<ReturnType<typeof openEditorServer>>;

/**
 * Serves the editor's API for the second gym's content. The editor's page and the preview's frame
 * are stubs.
 */
export async function openEditorServer() {
	const folder = await contentFolder();
	const draftFolder = await temporaryFolder();
	const server = createServer();
	const { port, close } = await listen(server, 0);
	onTestFinished(close);
	const origin = `http://127.0.0.1:${port}`;
	const html = (text: string) => ({
		type: "text/html",
		bytes: new TextEncoder().encode(text),
	});
	server.on(
		"request",
		createRequestListener({
			origins: [origin],
			personOf: () => "owner",
			app: new Map([
				["/", html("the editor")],
				["/site/frame.html", html("the frame")],
			]),
			workspace: new Workspace(folder, draftFolder),
		}),
	);
	const before = await bytesIn(folder);
	const send = (options: RequestOptions) => sendToEditor(origin, options);
	return {
		folder,
		draftFolder,
		isUntouched: async () => expect(await bytesIn(folder)).toEqual(before),
		send,
		/** Uploads a new picture. Returns its hash. */
		async addPicture(background: string): Promise<string> {
			const size = { width: 40, height: 30, channels: 3 } as const;
			const body = await sharp({ create: { ...size, background } })
				.jpeg()
				.toBuffer();
			const { text } = await send({
				method: "PUT",
				path: "/api/pictures",
				body,
			});
			return JSON.parse(text).hash;
		},
	};
}
