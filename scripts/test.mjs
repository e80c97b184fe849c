// `npm test`: this runs on the system's Node before anything is installed; the checks are npm scripts and run on Node 24.
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { findBrowser } from "./setup/browser.mjs";
import { installDependencies } from "./setup/install.mjs";
import { runMain } from "./setup/problem.mjs";
import { run } from "./setup/run.mjs";
import { createSteps } from "./setup/steps.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

await runMain(async () => {
	const steps = createSteps();
	try {
		await installDependencies(root, steps);
		const browser = await findBrowser(root, steps);
		const env = { ...process.env, CHROMIUM_PATH: browser.path };
		for (const script of ["check", "check:browser"]) {
			const { code } = await steps.loud(`npm run ${script}`, () =>
				run("npm", ["run", script], { cwd: root, env }),
			);
			if (code !== 0) return code;
		}
		return 0;
	} finally {
		steps.summarize();
	}
});
