import { createServer } from "node:http";
import { listen } from "../publish/listen.ts";
import { answerFor } from "./routes.ts";

type Options = {
	/** 0 takes any free port. */
	port: number;
};

/** A sandbox that listens. */
export type Sandbox = {
	/** For example http://127.0.0.1:4174 */
	origin: string;
	close(): Promise<void>;
};

/** Starts a sandbox; throws when the port is taken. */
export async function startSandbox({ port }: Options): Promise<Sandbox> {
	const server = createServer((request, response) => {
		const url =
			URL.parse(`http://sandbox${request.url}`) ??
			new URL("http://sandbox/unreadable/address");
		const today = new Date().toISOString().slice(0, 10);
		const { status, type, body, headers } = answerFor(url, today);
		response.writeHead(status, {
			"Cache-Control": "no-store",
			"Content-Type": type,
			"Content-Length": Buffer.byteLength(body),
			...headers,
		});
		// Node leaves the body out of an answer to HEAD.
		response.end(body);
	});
	const listening = await listen(server, port);
	return {
		origin: `http://127.0.0.1:${listening.port}`,
		close: listening.close,
	};
}
