// The part of `npm start` that needs Node 24: builds the site if anything has changed, and serves
// it and the sandbox.
import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { encodePicture } from "../publish/content/encode-pictures.ts";
import {
	readSiteContent,
	type SiteContent,
	siteSettings,
} from "../publish/content/site-content.ts";
import { serveBuiltSite } from "../publish/serve-build.ts";
import { startSandbox } from "../sandbox/server.ts";
import { hashBuildInputs } from "./build-inputs.ts";
import { runMain } from "./setup/command-error.mjs";
import { checkedPorts } from "./setup/ports.mjs";
import { run } from "./setup/run.mjs";

const root = resolve(import.meta.dirname, "..");

/** A separate folder, because a site that uses the sandbox must never be published. */
const localBuild = resolve(root, "build-local");

await runMain(async () => {
	const ports = await checkedPorts("npm start");
	const providerOrigin = `http://localhost:${ports.sandbox}`;
	const env = {
		...process.env,
		// Without a day nothing expires (publish/content/site-content.ts).
		BUILD_DAY: "",
		PROVIDER_ORIGIN: providerOrigin,
		BUILD_DIR: localBuild,
		WITHOUT_PICTURES: "1",
	};
	const settings = { ...siteSettings(root), providerOrigin, today: undefined };
	const record = join(localBuild, "inputs");
	const inputs = await hashBuildInputs(settings.folder, [
		providerOrigin,
		process.env.FAST_BUILD,
	]);
	if (inputs === (await readIfExists(record)))
		console.log("Serving the last build");
	else {
		console.log("Building the site");
		const code = await run(process.execPath, ["publish/build-site.ts"], {
			cwd: root,
			env,
		});
		if (code !== 0) return code;
		await writeFile(record, inputs);
	}
	for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
		process.once(signal, () => process.exit(0));
	let site: Promise<SiteContent> | undefined;
	await serveBuiltSite({
		port: ports.site,
		dir: localBuild,
		fallbackFile: async (path) => {
			if (!path.startsWith("/images/")) return undefined;
			site ??= readSiteContent(settings);
			const file = (await site).images.files.get(path);
			return file && encodePicture(file, settings.cache);
		},
	});
	await startSandbox({ port: ports.sandbox });
	console.log(`
Site     http://localhost:${ports.site}
Sandbox  ${providerOrigin} (stand-in for the booking provider)

Ctrl-C stops both.`);
	return undefined;
});

function readIfExists(file: string): Promise<string | undefined> {
	return readFile(file, "utf8").catch(() => undefined);
}
