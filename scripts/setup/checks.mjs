import { existsSync, readFileSync, statfsSync } from "node:fs";
import { join } from "node:path";
import { installedNode } from "./install.mjs";
import { Problem } from "./problem.mjs";

/**
 * Throws a Problem if the machine lacks what `npm start` and `npm run edit` need.
 * @param {string} root
 */
export function checkMachine(root) {
	checkNode(root);
	checkDisk(root);
}

/** @param {string} root */
function checkNode(root) {
	const { engines } = JSON.parse(
		readFileSync(join(root, "package.json"), "utf8"),
	);
	const [wanted = 0, minor = 0] = numbersIn(engines.node);
	const [major = 0, ownMinor = 0] = numbersIn(process.version);
	if (major < wanted || (major === wanted && ownMinor < minor))
		throw new Problem(
			`Node ${process.version} is too old, ${engines.node} is needed: https://nodejs.org`,
		);
}

/** @param {string} root */
function checkDisk(root) {
	const neededBytes = existsSync(installedNode(root)) ? 300e6 : 1.5e9;
	const { bavail, bsize } = statfsSync(root);
	const gigabytes = (/** @type {number} */ bytes) => (bytes / 1e9).toFixed(1);
	const freeBytes = bavail * bsize;
	if (freeBytes < neededBytes)
		throw new Problem(
			`Only ${gigabytes(freeBytes)} GB of disk space are free; packages and a build need ${gigabytes(neededBytes)} GB`,
		);
}

/** @param {string} text */
function numbersIn(text) {
	return (text.match(/\d+/g) ?? []).map(Number);
}
