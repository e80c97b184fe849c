import { existsSync, readFileSync, statfsSync } from "node:fs";
import { join } from "node:path";
import { installedNode } from "./install.mjs";
import { freePorts } from "./ports.mjs";
import { Problem } from "./problem.mjs";

/**
 * `stop`: `npm start` cannot work. `note`: something else cannot work.
 * @typedef {{ level: "ok" | "note" | "stop", text: string }} Finding
 */

/**
 * Checks what `npm start` and `npm run edit` need from the machine.
 * @param {string} root
 */
export function checkMachine(root) {
	return [checkNode(root), checkDisk(root)];
}

export function checkSitePorts() {
	return checkPorts("stop", async () => {
		const { site, sandbox } = await freePorts("npm start");
		return `Ports ${site} and ${sandbox} are free for npm start`;
	});
}

/**
 * Throws a Problem with everything that prevents `npm start`.
 * @param {readonly Finding[]} findings
 */
export function throwBlockingProblems(findings) {
	const stops = findings.filter(({ level }) => level === "stop");
	if (stops.length > 0)
		throw new Problem(stops.map(({ text }) => text).join("\n"));
}

/**
 * @param {"note" | "stop"} level
 * @param {() => Promise<string>} check Throws a Problem.
 * @returns {Promise<Finding>}
 */
export async function checkPorts(level, check) {
	try {
		return { level: "ok", text: await check() };
	} catch (error) {
		if (!(error instanceof Problem)) throw error;
		return { level, text: error.message };
	}
}

/**
 * @param {string} root
 * @returns {Finding}
 */
function checkNode(root) {
	const { engines } = JSON.parse(
		readFileSync(join(root, "package.json"), "utf8"),
	);
	const [wanted = 0, minor = 0] = numbersIn(engines.node);
	const [major = 0, ownMinor = 0] = numbersIn(process.version);
	return major > wanted || (major === wanted && ownMinor >= minor)
		? { level: "ok", text: `Node ${process.version}` }
		: {
				level: "stop",
				text: `Node ${process.version} is too old, ${engines.node} is needed: https://nodejs.org`,
			};
}

/**
 * @param {string} root
 * @returns {Finding}
 */
function checkDisk(root) {
	const neededBytes = existsSync(installedNode(root)) ? 300e6 : 1.5e9;
	const { bavail, bsize } = statfsSync(root);
	const gigabytes = (/** @type {number} */ bytes) => (bytes / 1e9).toFixed(1);
	const freeBytes = bavail * bsize;
	return freeBytes >= neededBytes
		? { level: "ok", text: `${gigabytes(freeBytes)} GB of disk space are free` }
		: {
				level: "stop",
				text: `Only ${gigabytes(freeBytes)} GB of disk space are free; packages and a build need ${gigabytes(neededBytes)} GB`,
			};
}

/** @param {string} text */
function numbersIn(text) {
	return (text.match(/\d+/g) ?? []).map(Number);
}
