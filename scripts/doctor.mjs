// `npm run doctor`: reports what this machine lacks. Runs on the system's Node before anything is
// installed.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, statfsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromiumPath, missingPackages } from "./setup/browsers.mjs";
import { installedNode } from "./setup/install.mjs";
import { checkPort, freePorts } from "./setup/ports.mjs";
import { Problem } from "./setup/problem.mjs";

/**
 * `stop`: `npm start` cannot work until it is fixed. `note`: something else cannot work.
 * @typedef {{ level: "ok" | "note" | "stop", text: string }} Finding
 */

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const hasPackages = existsSync(installedNode(root));

/** Bytes needed for packages and a build. */
const spaceNeeded = hasPackages ? 300e6 : 1.5e9;

const findings = [
	checkNode(),
	checkPackages(),
	checkDisk(),
	await checkPorts("stop", async () => {
		const { site, sandbox } = await freePorts("npm start");
		return `Ports ${site} and ${sandbox} are free for npm start`;
	}),
	await checkPorts("note", async () => {
		const port = Number(process.env.PORT || 4175);
		await checkPort("PORT", port, "npm run edit");
		return `Port ${port} is free for npm run edit`;
	}),
	checkContent(),
	checkGit(),
	checkBrowsers(),
];
for (const { level, text } of findings)
	console.log(`${level.padEnd(4)}  ${text.replaceAll("\n", "\n      ")}`);
const stops = findings.filter(({ level }) => level === "stop").length;
console.log(
	stops > 0
		? `\nnpm start cannot work yet: mend what is marked "stop".`
		: "\nnpm start can work.",
);
process.exitCode = stops > 0 ? 1 : 0;

/** @returns {Finding} */
function checkNode() {
	const { engines } = readJson("package.json");
	const [wanted = 0, minor = 0] = numbersIn(engines.node);
	const [major = 0, ownMinor = 0] = numbersIn(process.version);
	return major > wanted || (major === wanted && ownMinor >= minor)
		? { level: "ok", text: `Node ${process.version}` }
		: {
				level: "stop",
				text: `Node ${process.version} is too old, ${engines.node} is needed: https://nodejs.org`,
			};
}

/** @returns {Finding} */
function checkPackages() {
	const installed = join("node_modules", ".package-lock.json");
	if (!hasPackages || !existsSync(join(root, installed)))
		return {
			level: "note",
			text: "The npm packages are not installed. npm start does it, and so does npm ci",
		};
	const wanted = readJson("package-lock.json").packages;
	const other = Object.entries(readJson(installed).packages).filter(
		([path, { version }]) => wanted[path]?.version !== version,
	);
	return other.length === 0
		? { level: "ok", text: "The npm packages are those of package-lock.json" }
		: {
				level: "note",
				text: `${other.length} npm packages have another version than package-lock.json says. npm start mends it, and so does npm ci`,
			};
}

/** @returns {Finding} */
function checkDisk() {
	const { bavail, bsize } = statfsSync(root);
	const gigabytes = (/** @type {number} */ bytes) => (bytes / 1e9).toFixed(1);
	const free = bavail * bsize;
	return free >= spaceNeeded
		? { level: "ok", text: `${gigabytes(free)} GB of disk space are free` }
		: {
				level: "stop",
				text: `Only ${gigabytes(free)} GB of disk space are free; packages and a build need ${gigabytes(spaceNeeded)} GB`,
			};
}

/**
 * @param {"note" | "stop"} level
 * @param {() => Promise<string>} check
 * @returns {Promise<Finding>}
 */
async function checkPorts(level, check) {
	try {
		return { level: "ok", text: await check() };
	} catch (error) {
		if (!(error instanceof Problem)) throw error;
		return { level, text: error.message };
	}
}

/** @returns {Finding} */
function checkContent() {
	if (!hasPackages)
		return {
			level: "note",
			text: "content/ is checked once the npm packages are installed",
		};
	const { status, stdout, stderr } = run(installedNode(root), [
		"scripts/check-content.ts",
	]);
	return status === 0
		? { level: "ok", text: stdout.trim() }
		: { level: "stop", text: stderr.trim() };
}

/** @returns {Finding} */
function checkGit() {
	const read = (/** @type {string[]} */ ...words) =>
		run("git", words).stdout?.trim();
	if (!read("--version"))
		return {
			level: "note",
			text: "git is missing: calendars do not hear of events that were removed (docs/publishing.md)",
		};
	const missing = [
		...["user.name", "user.email"]
			.filter((name) => !read("config", name))
			.map((name) => `no ${name} (git config --global ${name} "…")`),
		...(read("remote")
			? []
			: ["no remote to push to (git remote add origin …)"]),
	];
	return missing.length === 0
		? { level: "ok", text: "git has a name, an address and a remote" }
		: { level: "note", text: `git has ${missing.join(", ")}` };
}

/** @returns {Finding} */
function checkBrowsers() {
	const missing = missingPackages();
	return missing.length === 0
		? {
				level: "ok",
				text: `Browsers for npm test: ${chromiumPath()} and others`,
			}
		: {
				level: "note",
				text: `Browsers for npm test: ${missing.join(", ")} are missing; npm test gets or names them`,
			};
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 */
function run(command, args) {
	return spawnSync(command, args, { cwd: root, encoding: "utf8" });
}

/** @param {string} path */
function readJson(path) {
	return JSON.parse(readFileSync(join(root, path), "utf8"));
}

/** @param {string} text */
function numbersIn(text) {
	return (text.match(/\d+/g) ?? []).map(Number);
}
