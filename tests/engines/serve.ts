import { serveChangedSite } from "../support/sites/changed-site.ts";
import { serveProviders, serveSite } from "../support/sites/serve.ts";
import type { Engine } from "./browser.ts";
import { chromium, firefox, oldest } from "./puppeteer.ts";
import { webkit } from "./webkit.ts";

/** Serves the sites, and reports missing browsers at the end. */
export async function setup() {
	const engines = [chromium, oldest, firefox, webkit];
	const missing = engines.filter((engine) => !engine.isInstalled());
	if (missing.length > 0 && process.env.CI)
		throw new Error(
			`Not every browser is here. ${missing.map(installHint).join(" ")}`,
		);

	const servers = [
		await serveProviders(),
		await serveSite("site"),
		await serveSite("oldest"),
		await serveChangedSite(),
	];
	return async () => {
		await Promise.all(servers.map((server) => server.close()));
		const installed = engines.filter((engine) => engine.isInstalled());
		console.log(
			`== browsers visited with: ${installed.map(({ name }) => name).join(", ")}`,
		);
		for (const engine of missing)
			console.log(`== NOT TESTED in ${installHint(engine)}`);
	};
}

function installHint({ name, packages }: Engine): string {
	return `${name}, which is not on this machine (Debian: apt-get install ${packages.join(" ")}).`;
}
