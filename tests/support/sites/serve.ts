import { serveBuiltSite } from "../../../publish/serve-build.ts";
import { startSandbox } from "../../../sandbox/server.ts";
import { builds, ports } from "./sites.ts";

export function serveSite(name: keyof typeof builds) {
	return serveBuiltSite({ port: ports[name], dir: builds[name] });
}

export function serveProviders() {
	return startSandbox({ port: ports.sandbox });
}
