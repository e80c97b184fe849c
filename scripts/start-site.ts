// The second half of `npm start`: builds the site for the sandbox, unless the last build is
// current, and serves both. SKIP_BUILD=1 serves the last build as it is, which must have been made
// for the same SANDBOX_PORT.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { constants, setPriority } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { encodePicture } from "../publish/content/encode-pictures.ts";
import { readContent } from "../publish/content/read-content.ts";
import { siteContent, siteSettings } from "../publish/content/site-content.ts";
import { serveBuiltSite } from "../publish/serve-build.ts";
import { startSandbox } from "../sandbox/server.ts";
import { hashBuildInputs } from "./build-inputs.ts";
import { freePorts } from "./setup/ports.mjs";
import { runMain } from "./setup/problem.mjs";
import { run } from "./setup/run.mjs";

const root = resolve(import.meta.dirname, "..");

// Not build/: a site that uses the sandbox must never be published.
const localBuild = resolve(root, "build-local");

await runMain(async () => {
	const { values: options } = parseArgs({
		options: { verbose: { type: "boolean", default: false } },
	});
	const ports = await freePorts("npm start");
	const providerOrigin = `http://localhost:${ports.sandbox}`;
	const env = {
		...process.env,
		// The local build is never published, so it needs no date after which parts expire.
		BUILD_DAY: "",
		PROVIDER_ORIGIN: providerOrigin,
		BUILD_DIR: localBuild,
		WITHOUT_PICTURES: "1",
		VERBOSE: options.verbose ? "1" : "",
	};
	const settings = { ...siteSettings(root), providerOrigin, today: undefined };
	const record = join(localBuild, "inputs");
	const inputs = await hashBuildInputs(settings.folder, [
		providerOrigin,
		process.env.FAST_BUILD,
	]);
	const isCurrent =
		process.env.SKIP_BUILD === "1" || inputs === (await readIfThere(record));
	if (isCurrent) console.log("Serving the last build");
	else {
		console.log("Building the site");
		for (const script of ["scripts/prerender.ts", "publish/publish.ts"]) {
			const code = await run(process.execPath, [script], { cwd: root, env });
			if (code !== 0) return code;
		}
	}
	for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
		process.once(signal, () => process.exit(0));
	const site = { port: ports.site, dir: localBuild };
	if (isCurrent) await serveBuiltSite(site);
	else {
		const content = await readContent(settings.folder, settings.today);
		const { images } = siteContent(content, settings);
		await serveBuiltSite({
			...site,
			lateFile: async (path) => {
				const file = images.files.get(path);
				return file && encodePicture(file, settings.cache);
			},
		});
	}
	await startSandbox({ port: ports.sandbox });
	console.log(`
Site     http://localhost:${ports.site}
Sandbox  ${providerOrigin} (stand-in for the booking provider)

Ctrl-C stops both.`);
	if (!isCurrent && (await encodePictures(env)) === 0)
		await writeFile(record, inputs);
	return undefined;
});

/** Encodes the pictures while the site is in use, which comes first; returns the exit code. */
async function encodePictures(env: NodeJS.ProcessEnv): Promise<number> {
	const child = spawn(process.execPath, ["scripts/encode-pictures.ts"], {
		cwd: root,
		env,
		stdio: ["ignore", "inherit", "inherit"],
	});
	process.once("exit", () => child.kill());
	if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
	const [code] = await once(child, "close");
	return code;
}

function readIfThere(file: string): Promise<string | undefined> {
	return readFile(file, "utf8").catch(() => undefined);
}
