// `npm start` and `npm run edit`: installs the packages, then runs the given program on Node 24.
// This file runs on the system's Node, because nothing is installed yet.
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { checkNode } from "./setup/check-node.mjs";
import { runMain } from "./setup/command-error.mjs";
import { installDependencies, installedNode } from "./setup/install.mjs";
import { checkedPorts } from "./setup/ports.mjs";
import { run } from "./setup/run.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

await runMain(async () => {
	const program = process.argv.slice(2);
	checkNode(root);
	if (program[0] === "scripts/start-site.ts") await checkedPorts("npm start");
	await installDependencies(root);
	return run(installedNode(root), program, { cwd: root });
});
