// The second half of `npm start`: builds the site for the local stand-in and serves both. SKIP_BUILD=1 serves what was
// built before; that build must have been made for the same SANDBOX_PORT.
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { serveBuiltSite } from "../publish/serve-build.ts";
import { startSandbox } from "../sandbox/server.ts";
import { checkPorts, readPorts } from "./setup/ports.mjs";
import { runMain } from "./setup/problem.mjs";
import { run } from "./setup/run.mjs";
import { createSteps } from "./setup/steps.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

// Not build/: what points at the stand-in must never be published by mistake.
const localBuild = resolve(root, "build-local");

await runMain(async () => {
	const ports = readPorts(process.env);
	await checkPorts(ports);
	const providerOrigin = `http://localhost:${ports.sandbox.port}`;

	if (process.env.SKIP_BUILD !== "1") {
		const env = {
			...process.env,
			PROVIDER_ORIGIN: providerOrigin,
			BUILD_DIR: localBuild,
		};
		const { code } = await createSteps().loud(
			"build the site (npm run build)",
			() => run("npm", ["run", "--silent", "build"], { cwd: root, env }),
		);
		if (code !== 0) return code;
	}

	for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
		process.once(signal, () => process.exit(0));
	}
	await startServers(ports.sandbox.port, ports.site.port);
	console.log(`
Site     http://localhost:${ports.site.port}
Sandbox  ${providerOrigin} (stand-in for the booking provider)

Ctrl-C stops both.`);
	return undefined;
});

async function startServers(sandboxPort: number, sitePort: number) {
	try {
		await Promise.all([
			startSandbox({ port: sandboxPort }),
			serveBuiltSite({ port: sitePort, dir: localBuild }),
		]);
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		const advice =
			process.env.SKIP_BUILD === "1"
				? "Run npm start without SKIP_BUILD to build it anew."
				: "Run npm start once more; if it fails again, this is a fault of the project.";
		console.error(`\nThe site cannot be served: ${reason}\n${advice}`);
		// The other server may be listening already and would keep this process alive.
		process.exit(1);
	}
}
