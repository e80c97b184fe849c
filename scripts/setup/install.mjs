import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { CommandError } from "./command-error.mjs";
import { run } from "./run.mjs";

/** @typedef {{ version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean }} Package */

/**
 * Installs the packages of package-lock.json if any is missing or outdated. Installs development
 * packages only with `withTestTools` or if they were installed before.
 * @param {string} root
 * @param {{ withTestTools?: boolean }} [options]
 */
export async function installDependencies(
	root,
	{ withTestTools = false } = {},
) {
	const canRunNode = () =>
		spawnSync(installedNode(root), ["--version"]).status === 0;
	if (outdatedPackages(root, withTestTools).length === 0 && canRunNode())
		return;

	const everything =
		withTestTools || Object.values(installedPackages(root)).some(isForTests);
	// npm replaces the Node in node_modules/.bin, so npm must run on the system's Node.
	const tools = join(root, "node_modules", ".bin");
	const path = (process.env.PATH ?? "").split(delimiter);
	const env = {
		...process.env,
		PATH: path.filter((folder) => folder !== tools).join(delimiter),
	};
	console.log(
		`Installing packages${everything ? ", with the test tools" : ""}`,
	);
	const code = await run(
		"npm",
		[
			"ci",
			everything ? "--include=dev" : "--omit=dev",
			"--no-audit",
			"--no-fund",
			"--loglevel=error",
		],
		{ cwd: root, env },
	);
	if (code !== 0)
		throw new CommandError(
			"The dependencies could not be installed (npm's reason is above); nothing can be built or tested without them.\nCheck the network and the free disk space, then run this again.",
		);
	if (!canRunNode())
		throw new CommandError(
			'node_modules/.bin/node is missing or cannot be run. The build and the tests run on it; the npm package "node" brings it when its install script runs, which npm leaves out when ignore-scripts is set.\nRun "npm rebuild node --ignore-scripts=false" and then this again.',
		);
}

/**
 * Returns the paths of packages that are missing or differ in version from package-lock.json.
 * Optional packages may be missing, because npm omits packages for other platforms.
 * @param {string} root
 * @param {boolean} withTestTools
 */
function outdatedPackages(root, withTestTools) {
	const installed = installedPackages(root);
	return Object.entries(lockedPackages(root, "package-lock.json"))
		.filter(([path, wanted]) => {
			const found = installed[path];
			if (path === "") return false;
			if (found) return found.version !== wanted.version;
			if (wanted.optional || wanted.devOptional) return false;
			return withTestTools || !isForTests(wanted);
		})
		.map(([path]) => path);
}

/** @param {string} root */
export function installedNode(root) {
	return join(root, "node_modules", ".bin", "node");
}

/** @param {Package} locked */
function isForTests({ dev }) {
	return dev === true;
}

/**
 * Reads npm's copy of package-lock.json. npm writes the copy last, so it is missing after an
 * interrupted installation.
 * @param {string} root
 */
function installedPackages(root) {
	return lockedPackages(root, "node_modules/.package-lock.json");
}

/**
 * @param {string} root
 * @param {string} file
 * @returns {Record<string, Package>} Keyed by path; empty if the file is missing.
 */
function lockedPackages(root, file) {
	try {
		return JSON.parse(readFileSync(join(root, file), "utf8")).packages ?? {};
	} catch {
		return {};
	}
}
