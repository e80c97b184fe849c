// Installs packages and browsers, then runs the given npm scripts on Node 24 until one fails. This
// file runs on the system's Node, because nothing is installed yet.
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { findChromium, installBrowsers } from "./setup/browsers.mjs";
import { runMain } from "./setup/command-error.mjs";
import { installDependencies } from "./setup/install.mjs";
import { run, step } from "./setup/run.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

await runMain(async () => {
	// Waits for both, so that neither goes on after an error message of the other.
	const installations = await Promise.allSettled([
		installDependencies(root, { withTestTools: true }),
		installBrowsers(),
	]);
	for (const installation of installations)
		if (installation.status === "rejected") throw installation.reason;
	const CHROMIUM_PATH = await findChromium(root);
	for (const script of process.argv.slice(2)) {
		const code = await step(`npm run ${script}`, () =>
			run("npm", ["run", script], {
				cwd: root,
				env: { ...process.env, CHROMIUM_PATH },
			}),
		);
		if (code !== 0) return code;
	}
	return 0;
});
