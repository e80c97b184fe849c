// The second half of `npm start`: builds the site for the sandbox, unless the last build is
// current, and serves both. SKIP_BUILD=1 serves the last build as it is, which must have been made
// for the same SANDBOX_PORT.
import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
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
	if (process.env.SKIP_BUILD !== "1") {
		const code = await build(providerOrigin, options.verbose);
		if (code !== 0) return code;
	}
	for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
		process.once(signal, () => process.exit(0));
	await serveBuiltSite({ port: ports.site, dir: localBuild });
	await startSandbox({ port: ports.sandbox });
	console.log(`
Site     http://localhost:${ports.site}
Sandbox  ${providerOrigin} (stand-in for the booking provider)

Ctrl-C stops both.`);
	return undefined;
});

/** Builds the site unless nothing has changed since the last build; returns the exit code. */
async function build(
	providerOrigin: string,
	isVerbose: boolean,
): Promise<number> {
	const { CONTENT_DIR = "content", FAST_BUILD } = process.env;
	const record = join(localBuild, "inputs");
	const inputs = await hashBuildInputs(resolve(root, CONTENT_DIR), [
		providerOrigin,
		FAST_BUILD,
	]);
	const before = await readFile(record, "utf8").catch(() => undefined);
	if (before === inputs) {
		console.log("Nothing has changed since the last build");
		return 0;
	}
	console.log("Building the site");
	const env = {
		...process.env,
		// Never published, so nothing in it expires.
		BUILD_DAY: "",
		PROVIDER_ORIGIN: providerOrigin,
		BUILD_DIR: localBuild,
		VERBOSE: isVerbose ? "1" : "",
	};
	for (const script of ["scripts/prerender.ts", "publish/publish.ts"]) {
		const code = await run(process.execPath, [script], { cwd: root, env });
		if (code !== 0) return code;
	}
	await writeFile(record, inputs);
	return 0;
}
