import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CommandError } from "./command-error.mjs";

/**
 * Throws a CommandError if this Node is too old for `npm start` and `npm run edit`.
 * @param {string} root
 */
export function checkNode(root) {
	const { engines } = JSON.parse(
		readFileSync(join(root, "package.json"), "utf8"),
	);
	const [wanted = 0, minor = 0] = numbersIn(engines.node);
	const [major = 0, ownMinor = 0] = numbersIn(process.version);
	if (major < wanted || (major === wanted && ownMinor < minor))
		throw new CommandError(
			`Node ${process.version} is too old, ${engines.node} is needed: https://nodejs.org`,
		);
}

/** @param {string} text */
function numbersIn(text) {
	return (text.match(/\d+/g) ?? []).map(Number);
}
