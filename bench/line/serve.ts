import { createSecureServer } from "node:http2";
import { join } from "node:path";
import { listen } from "../../publish/listen.ts";
import { readSiteRules } from "../../publish/serve-build.ts";
import { siteHandler } from "../../publish/server.ts";
import type { Certificate } from "./certificate.ts";
import { slow4g, slowLine } from "./slow-line.ts";

export type Served = {
	/** For example https://localhost:40123 */
	origin: string;
	/** Bypasses the slow line, for Lighthouse, which throttles by itself. */
	fastOrigin: string;
	/**
	 * Over a line whose responses stop after the first flight; `bytesBefore` counts what arrived.
	 */
	firstFlight: { origin: string; bytesBefore: (at: number) => number };
	close: () => Promise<void>;
};

/** Bytes that TLS adds to a first flight: two tickets, and 22 for each of eleven records. */
export const tlsShare = 800;

export async function serveSlowly(
	dir: string,
	{ key, cert }: Certificate,
): Promise<Served> {
	const rules = await readSiteRules(dir);
	const server = createSecureServer(
		{ key, cert, allowHTTP1: true },
		siteHandler({ dir: join(dir, "client"), rules }),
	);
	// Same record size as in the nginx configuration (publish/hosts/nginx.ts): a record can be read
	// when all of it has arrived.
	server.on("secureConnection", (socket) => socket.setMaxSendFragment(1400));
	const listening = await listen(server, 0);
	const line = await slowLine(listening.port);
	const stopping = await slowLine(listening.port, {
		...slow4g,
		stopsAfter: slow4g.firstWindow + tlsShare,
	});

	return {
		origin: `https://localhost:${line.port}`,
		fastOrigin: `https://localhost:${listening.port}`,
		firstFlight: {
			origin: `https://localhost:${stopping.port}`,
			bytesBefore: stopping.bytesBefore,
		},
		close: async () => {
			await line.close();
			await stopping.close();
			await listening.close();
		},
	};
}
