import { createServer } from "node:http";
import { listen } from "../publish/listen.ts";
import { type Answer, answerFor } from "./routes.ts";

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
		const { status, type, body, headers } = answer(request.url);
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

function answer(path: string | undefined): Answer {
	const url =
		URL.parse(`http://sandbox${path}`) ?? new URL("http://sandbox/unreadable");
	const found = answerFor(url, new Date().toISOString().slice(0, 10));
	if (!url.searchParams.has("guarded")) return found;
	const guard = { "Cross-Origin-Resource-Policy": "same-origin" };
	return { ...found, headers: { ...found.headers, ...guard } };
}
