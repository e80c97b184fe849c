// `npm start`: this runs on the system's Node before anything is installed; the rest is start-site.ts on Node 24.
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { installDependencies, installedNode } from "./setup/install.mjs";
import { checkPorts, readPorts } from "./setup/ports.mjs";
import { runMain } from "./setup/problem.mjs";
import { run } from "./setup/run.mjs";
import { createSteps } from "./setup/steps.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

await runMain(async () => {
	await checkPorts(readPorts(process.env));
	await installDependencies(root, createSteps());
	const { code } = await run(installedNode(root), ["scripts/start-site.ts"], {
		cwd: root,
		serves: true,
		// It stops the build first, with the usual grace.
		grace: 5000,
	});
	return code;
});
