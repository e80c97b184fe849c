import { createServer } from "node:http";
import { listen } from "../publish/listen.ts";
import { responseFor } from "./routes.ts";

export type Sandbox = {
	origin: string;
	close(): Promise<void>;
};

export async function startSandbox({
	port,
}: {
	port: number;
}): Promise<Sandbox> {
	const server = createServer((request, response) => {
		const url =
			URL.parse(`http://sandbox${request.url}`) ??
			new URL("http://sandbox/unreadable/address");
		const today = new Date().toISOString().slice(0, 10);
		const { status, type, body, headers } = responseFor(url, today);
		response.writeHead(status, {
			"Cache-Control": "no-store",
			"Content-Type": type,
			"Content-Length": Buffer.byteLength(body),
			...headers,
		});
		// Node omits the body of a HEAD response.
		response.end(body);
	});
	const listening = await listen(server, port);
	return {
		origin: `http://127.0.0.1:${listening.port}`,
		close: listening.close,
	};
}
