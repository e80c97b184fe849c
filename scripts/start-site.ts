// The second half of `npm start`: builds the site for the sandbox and serves both. SKIP_BUILD=1
// serves the previous build, which must have been made for the same SANDBOX_PORT.
import { resolve } from "node:path";
import { serveBuiltSite } from "../publish/serve-build.ts";
import { startSandbox } from "../sandbox/server.ts";
import { freePorts } from "./setup/ports.mjs";
import { runMain } from "./setup/problem.mjs";
import { run, step } from "./setup/run.mjs";

const root = resolve(import.meta.dirname, "..");

// Not build/: a site that uses the sandbox must never be published.
const localBuild = resolve(root, "build-local");

await runMain(async () => {
	const ports = await freePorts("npm start");
	const providerOrigin = `http://localhost:${ports.sandbox}`;
	if (process.env.SKIP_BUILD !== "1") {
		const env = {
			...process.env,
			// Never published, so nothing in it expires.
			BUILD_DAY: "",
			PROVIDER_ORIGIN: providerOrigin,
			BUILD_DIR: localBuild,
		};
		const code = await step("npm run build", () =>
			run("npm", ["run", "--silent", "build"], { cwd: root, env }),
		);
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
