import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { Problem } from "./problem.mjs";
import { run, step } from "./run.mjs";

/**
 * Installs the lock file's packages unless done already: a complete installation leaves a copy of
 * the lock file in node_modules.
 * @param {string} root
 */
export async function installDependencies(root) {
	const tools = join(root, "node_modules", ".bin");
	const mark = join(root, "node_modules", ".installed");
	const lock = readFileSync(join(root, "package-lock.json"), "utf8");
	const wanted = `${process.platform} ${process.arch}\n${lock}`;
	if (readIfThere(mark) === wanted) return;

	rmSync(mark, { force: true });
	// npm must not run on the Node that it replaces, which is first on the PATH of npm scripts.
	const path = (process.env.PATH ?? "").split(delimiter);
	const env = {
		...process.env,
		PATH: path.filter((folder) => folder !== tools).join(delimiter),
	};
	const code = await step("npm ci", () =>
		run(
			"npm",
			["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"],
			{ cwd: root, env },
		),
	);
	if (code !== 0)
		throw new Problem(
			"The dependencies could not be installed (npm's reason is above); nothing can be built or tested without them.\nCheck the network and the free disk space, then run this again.",
		);
	if (spawnSync(installedNode(root), ["--version"]).status !== 0)
		throw new Problem(
			'node_modules/.bin/node is missing or cannot be run. The build and the tests run on it; the npm package "node" brings it when its install script runs, which npm leaves out when ignore-scripts is set.\nRun "npm rebuild node --ignore-scripts=false" and then this again.',
		);
	writeFileSync(mark, wanted);
}

/** @param {string} root */
export function installedNode(root) {
	return join(root, "node_modules", ".bin", "node");
}

/** @param {string} file */
function readIfThere(file) {
	try {
		return readFileSync(file, "utf8");
	} catch {
		return undefined;
	}
}
