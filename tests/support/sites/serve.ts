import { serveBuiltSite } from "../../../publish/serve-build.ts";
import { startSandbox } from "../../../sandbox/server.ts";
import { builds, ports } from "./sites.ts";

/** Serves one of the sites that `npm run build:tests` has made. */
export function serveSite(name: keyof typeof builds) {
	return serveBuiltSite({ port: ports[name], dir: builds[name] });
}

/** Serves the stand-ins of the providers. */
export function serveProviders() {
	return startSandbox({ port: ports.sandbox });
}
