import type { IncomingMessage } from "node:http";
import { type Answer, jsonAnswer, textAnswer } from "./answer.ts";
import { readStoredMode, type StoredMode } from "./modes.ts";

/** What tests may change and read while the sandbox runs. */
export type SandboxState = {
	modes: StoredMode[];
	log: { method: string; path: string }[];
};

const controlPaths: readonly string[] = ["/__mode", "/__log"];

/** Whether a path steers the sandbox; such requests are not logged. */
export function isControlPath(path: string): boolean {
	return controlPaths.includes(path);
}

/** Answers the control paths, to this machine only; throws WrongMode for a mode that is none. */
export async function control(
	request: IncomingMessage,
	path: string,
	state: SandboxState,
): Promise<Answer> {
	if (!isLoopback(request.socket.remoteAddress)) {
		return textAnswer(403, `${path} answers this machine only.`);
	}
	switch (`${request.method} ${path}`) {
		case "POST /__mode":
			return storeMode(request, state);
		case "DELETE /__mode":
			state.modes = [];
			return textAnswer(200, "all modes cleared.");
		case "GET /__log":
			return jsonAnswer(state.log);
		case "DELETE /__log":
			state.log = [];
			return textAnswer(200, "log cleared.");
		default:
			return textAnswer(405, `${path} does not know ${request.method}.`, {
				Allow: path === "/__mode" ? "POST, DELETE" : "GET, DELETE",
			});
	}
}

/** Whether an address is this machine's own, in IPv4, IPv6 or IPv4 within IPv6. */
export function isLoopback(address: string | undefined): boolean {
	return /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address ?? "");
}

async function storeMode(
	request: IncomingMessage,
	state: SandboxState,
): Promise<Answer> {
	// Any web page can post text to this port from the visitor's browser; JSON it cannot.
	if (!/^application\/json\b/.test(request.headers["content-type"] ?? "")) {
		return textAnswer(415, "expected Content-Type: application/json.");
	}
	const mode = readStoredMode(await bodyOf(request));
	state.modes = [...state.modes.filter(({ path }) => path !== mode.path), mode];
	return textAnswer(200, `mode set for paths starting with ${mode.path}.`);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(chunk);
	return Buffer.concat(chunks).toString("utf8");
}
