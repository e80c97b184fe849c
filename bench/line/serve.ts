import { createSecureServer } from "node:http2";
import { join } from "node:path";
import { listen } from "../../publish/listen.ts";
import { readSiteRules } from "../../publish/serve-build.ts";
import { siteHandler } from "../../publish/server.ts";
import type { Certificate } from "./certificate.ts";
import { slow4g, slowLine } from "./slow-line.ts";

/** A build at the far end of a slow line. */
export type Served = {
	/** Such as https://localhost:40123 */
	origin: string;
	/** The same without the line, for what slows by itself. */
	fastOrigin: string;
	/** The same over a line on which answers stop with their first flight, and the bytes that had come over it. */
	firstFlight: { origin: string; bytesBefore: (at: number) => number };
	close: () => Promise<void>;
};

/** What TLS adds to a first flight, bytes: its two tickets, and 22 for each of eleven records. Headers are not among them. */
export const tlsShare = 800;

/** Serves the folder of a build over HTTP/2 and TLS, compressed, with the headers of the published site. */
export async function serveSlowly(
	dir: string,
	{ key, cert }: Certificate,
): Promise<Served> {
	const rules = await readSiteRules(dir);
	const server = createSecureServer(
		{ key, cert, allowHTTP1: true },
		siteHandler({ dir: join(dir, "client"), rules }),
	);
	// As the configuration of nginx has it (publish/hosts/nginx.ts): a record can be read when all of it has come.
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
