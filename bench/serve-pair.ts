import { once } from "node:events";
import { createSecureServer } from "node:http2";
import { join } from "node:path";
import type { TLSSocket } from "node:tls";
import { readSiteRules } from "../publish/serve-build.ts";
import { siteHandler } from "../publish/server.ts";
import type { BuildPair } from "./build-pair.ts";
import type { Certificate } from "./certificate.ts";

export type ServedPair = {
	/** Origins, such as https://localhost:40123 */
	site: string;
	limit: string;
	close: () => Promise<void>;
};

/** Serves both builds alike: HTTP/2 over TLS, compressed, with the headers of the published site. */
export async function servePair(
	pair: BuildPair,
	certificate: Certificate,
): Promise<ServedPair> {
	const site = await serve(pair.site, certificate);
	const limit = await serve(pair.limit, certificate);
	return {
		site: site.origin,
		limit: limit.origin,
		close: async () => {
			await Promise.all([site.close(), limit.close()]);
		},
	};
}

async function serve(dir: string, { key, cert }: Certificate) {
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

	return {
		origin: `https://localhost:${address.port}`,
		close: async () => {
			const closed = once(server, "close");
			server.close();
			// HTTP/2 connections would stay open for as long as the browser likes.
			for (const socket of sockets) socket.destroy();
			await closed;
		},
	};
}
