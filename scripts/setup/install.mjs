import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { Problem } from "./problem.mjs";
import { run } from "./run.mjs";

/** The major version of the npm package `node`, on which everything after the installation runs. */
export const nodeMajor = 24;

/**
 * Names one installation: the same lock file gives other files on another system.
 *
 * @param {string} lockFile The text of package-lock.json.
 * @param {string} platform
 * @param {string} arch
 */
export function fingerprint(lockFile, platform, arch) {
	return `${createHash("sha256").update(lockFile).digest("hex")} ${platform} ${arch}`;
}

/**
 * The mark is written after a complete installation, so a missing one also tells of an interrupted one.
 *
 * @param {string} wanted The fingerprint of what should be installed.
 * @param {string | undefined} mark What the last complete installation left, if there was one.
 */
export function isInstallNeeded(wanted, mark) {
	return mark?.trim() !== wanted;
}

/**
 * Installs exactly what the lock file says, unless that has been done.
 *
 * @param {string} root
 * @param {import("./steps.mjs").Steps} steps
 */
export async function installDependencies(root, steps) {
	const markFile = join(root, "node_modules", ".ironbell-lock");
	const wanted = fingerprint(
		readFileSync(join(root, "package-lock.json"), "utf8"),
		process.platform,
		process.arch,
	);

	if (isInstallNeeded(wanted, readIfThere(markFile))) {
		rmSync(markFile, { force: true });
		const { code } = await steps.quiet("install dependencies (npm ci)", () =>
			run(
				"npm",
				["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"],
				{
					cwd: root,
					env: {
						...process.env,
						PATH: withoutInstalledTools(process.env.PATH ?? "", root),
					},
					collect: true,
				},
			),
		);
		if (code !== 0) {
			throw new Problem(
				`The dependencies could not be installed (npm ci ended with code ${code}, its reason is above); nothing can be built or tested without them.\nCheck the network and the free disk space, then run this again.`,
			);
		}
		writeFileSync(markFile, `${wanted}\n`);
	}

	const problem = nodeProblem(versionOf(installedNode(root)));
	if (problem) throw new Problem(problem);
}

/** @param {string} root */
export function installedNode(root) {
	return join(root, "node_modules", ".bin", "node");
}

/**
 * What is wrong with the Node of the npm package `node`, if anything.
 *
 * @param {string | undefined} version What it answers to --version, such as "v24.21.0".
 */
export function nodeProblem(version) {
	if (version?.startsWith(`v${nodeMajor}.`)) return undefined;
	const found = version
		? `node_modules/.bin/node is Node ${version}, not Node ${nodeMajor}`
		: `node_modules/.bin/node is missing or cannot be run`;
	return `${found}. The build and the tests run on Node ${nodeMajor}, which the npm package "node" brings when its install script runs;\nnpm leaves such scripts out when ignore-scripts is set.\nRun "npm rebuild node --ignore-scripts=false" and then this again. If that does not help, remove the folder node_modules first.`;
}

/**
 * npm must run on the system's Node: with node_modules/.bin first on the PATH, as in every npm script, it would run on
 * the very Node that it is about to replace.
 *
 * @param {string} path
 * @param {string} root
 */
export function withoutInstalledTools(path, root) {
	const tools = join(root, "node_modules", ".bin");
	return path
		.split(delimiter)
		.filter((folder) => folder !== tools)
		.join(delimiter);
}

/** @param {string} command */
function versionOf(command) {
	const { status, stdout } = spawnSync(command, ["--version"], {
		encoding: "utf8",
	});
	return status === 0 ? stdout.trim() : undefined;
}

/** @param {string} file */
function readIfThere(file) {
	try {
		return readFileSync(file, "utf8");
	} catch {
		return undefined;
	}
}
