import { once } from "node:events";
import { createSecureServer } from "node:http2";
import { join } from "node:path";
import type { TLSSocket } from "node:tls";
import { readSiteRules } from "../../publish/serve-build.ts";
import { siteHandler } from "../../publish/server.ts";
import type { Certificate } from "./certificate.ts";
import { slowLine } from "./slow-line.ts";

/** A build at the far end of a slow line. */
export type Served = {
	/** Such as https://localhost:40123 */
	origin: string;
	/** Bytes that had come over the line at a moment, ms since 1970. */
	bytesBefore: (at: number) => number;
	close: () => Promise<void>;
};

/** Serves the folder of a build over HTTP/2 and TLS, compressed, with the headers of the published site. */
export async function serveSlowly(
	dir: string,
	{ key, cert }: Certificate,
): Promise<Served> {
	const { headers: rules, redirects } = await readSiteRules(dir);
	const server = createSecureServer(
		{ key, cert, allowHTTP1: true },
		siteHandler({ dir: join(dir, "client"), rules, redirects }),
	);
	const sockets = new Set<TLSSocket>();
	server.on("secureConnection", (socket) => {
		sockets.add(socket);
		socket.once("close", () => sockets.delete(socket));
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const address = server.address();
	if (address === null || typeof address === "string")
		throw new Error(`The server for ${dir} listens on no port.`);
	const line = await slowLine(address.port);

	return {
		origin: `https://localhost:${line.port}`,
		bytesBefore: line.bytesBefore,
		close: async () => {
			await line.close();
			const closed = once(server, "close");
			server.close();
			// HTTP/2 connections would stay open for as long as the browser likes.
			for (const socket of sockets) socket.destroy();
			await closed;
		},
	};
}
