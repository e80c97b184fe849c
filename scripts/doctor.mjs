// `npm run doctor`: reports what this machine lacks. Runs on the system's Node before anything is
// installed.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { chromiumPath, missingPackages } from "./setup/browsers.mjs";
import { checkMachine, checkPorts, checkSitePorts } from "./setup/checks.mjs";
import { installedNode, outdatedPackages } from "./setup/install.mjs";
import { checkPort } from "./setup/ports.mjs";

/** @typedef {import("./setup/checks.mjs").Finding} Finding */

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const hasPackages = existsSync(installedNode(root));

const findings = [
	...checkMachine(root),
	await checkSitePorts(),
	checkPackages(),
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
function checkPackages() {
	const { length } = outdatedPackages(root, true);
	return length === 0
		? { level: "ok", text: "The npm packages are those of package-lock.json" }
		: {
				level: "note",
				text: `${length} npm packages are missing or have another version than package-lock.json says. npm start installs what it needs, npm test all of them`,
			};
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
