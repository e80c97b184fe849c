import { createSecureServer } from "node:http2";
import { join } from "node:path";
import { listen } from "../../publish/listen.ts";
import { readSiteRules } from "../../publish/serve-build.ts";
import { siteHandler } from "../../publish/server.ts";
import type { Certificate } from "./certificate.ts";
import { createSlowConnection, slow4g } from "./slow-connection.ts";

export type Served = {
	origin: string;
	/**
	 * Connections to this origin stop after the first flight: the bytes that TCP sends before the
	 * first acknowledgment. `bytesBefore` returns the number of bytes received before `at` (ms
	 * since 1970).
	 */
	firstFlight: { origin: string; bytesBefore: (at: number) => number };
	close: () => Promise<void>;
};

/**
 * Bytes that TLS adds to the first flight: two session tickets, and 22 bytes for each of eleven
 * records.
 */
export const tlsOverheadBytes = 800;

export async function serveSlowly(
	dir: string,
	{ key, cert }: Certificate,
): Promise<Served> {
	const rules = await readSiteRules(dir);
	const server = createSecureServer(
		{ key, cert, allowHTTP1: true },
		siteHandler({ folder: join(dir, "client"), rules }),
	);
	// Sends small TLS records, as the site's nginx does (publish/hosts/nginx.ts), because a browser
	// reads a record only when it is complete.
	server.on("secureConnection", (socket) => socket.setMaxSendFragment(1400));
	const listening = await listen(server, 0);
	const connection = await createSlowConnection(listening.port);
	const stopping = await createSlowConnection(listening.port, {
		...slow4g,
		stopsAfter: slow4g.firstWindow + tlsOverheadBytes,
	});

	return {
		origin: `https://localhost:${connection.port}`,
		firstFlight: {
			origin: `https://localhost:${stopping.port}`,
			bytesBefore: stopping.bytesBefore,
		},
		close: async () => {
			await connection.close();
			await stopping.close();
			await listening.close();
		},
	};
}
