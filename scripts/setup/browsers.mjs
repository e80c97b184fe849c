import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { CommandError } from "./command-error.mjs";
import { installedNode } from "./install.mjs";
import { run, step } from "./run.mjs";

/** The headless shell is first, because it runs the browser tests twice as fast. */
const chromiums = [
	"chromium-headless-shell",
	"chromium",
	"chromium-browser",
	"google-chrome",
	"google-chrome-stable",
];

const macApps = [
	"/Applications/Chromium.app/Contents/MacOS/Chromium",
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * Maps each command to its Debian package. Tests of the back/forward cache need Chromium, because
 * the headless shell has no such cache. WebKit needs Xvfb and D-Bus on a machine without a display.
 */
const otherPackages = {
	chromium: "chromium",
	"firefox-esr": "firefox-esr",
	WebKitWebDriver: "webkit2gtk-driver",
	Xvfb: "xvfb",
	"dbus-run-session": "dbus-daemon",
};

/** Includes the Liberation fonts, which have the same widths as Arial and Times New Roman. */
const debianChromium = ["chromium-headless-shell", "fonts-liberation"];

/**
 * Returns CHROMIUM_PATH if it is set, otherwise the path of the first Chromium found. Throws a
 * CommandError if CHROMIUM_PATH cannot be run.
 * @param {NodeJS.ProcessEnv} [env]
 */
export function chromiumPath(env = process.env) {
	if (!env.CHROMIUM_PATH)
		return findOnPath(chromiums, env) ?? macApps.find(canRun);
	if (canRun(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
	throw new CommandError(
		`CHROMIUM_PATH is "${env.CHROMIUM_PATH}", which cannot be run, so the browser tests have no browser.\nSet it to the browser's executable file, or leave it out and one is looked for.`,
	);
}

/**
 * Returns the path of the first of these commands that this machine can run.
 * @param {readonly string[]} commands
 * @param {NodeJS.ProcessEnv} [env]
 */
export function findOnPath(commands, env = process.env) {
	const folders = (env.PATH ?? "").split(delimiter).filter(Boolean);
	return commands
		.flatMap((command) => folders.map((folder) => join(folder, command)))
		.find(canRun);
}

/**
 * If run by root, installs missing test browsers with apt-get. Throws a CommandError if
 * CHROMIUM_PATH cannot be run.
 */
export async function installBrowsers() {
	const missing = missingPackages();
	if (missing.length > 0 && process.getuid?.() === 0 && canRun(aptGet))
		await step(`apt-get install ${missing.join(" ")}`, () => install(missing));
}

/**
 * Returns the path of Chromium. If there is none, downloads Playwright's, because the tests require
 * one.
 * @param {string} root
 */
export async function findChromium(root) {
	const found = chromiumPath() ?? (await playwrightChromium(root));
	console.log(`== browser: ${found}`);
	return found;
}

export function missingPackages(env = process.env) {
	return [
		...(chromiumPath(env) ? [] : debianChromium),
		...Object.entries(otherPackages)
			.filter(([command]) => !findOnPath([command], env))
			.map(([, name]) => name),
	];
}

const aptGet = "/usr/bin/apt-get";

/**
 * Installs all packages at once, which takes half the time. If that fails, installs each one
 * separately, because this Debian version may lack one of them.
 * @param {readonly string[]} names
 */
async function install(names) {
	const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
	/** @param {readonly string[]} packages */
	const add = (packages) =>
		run(
			aptGet,
			["install", "-y", "-qq", "--no-install-recommends", ...packages],
			{ env },
		);
	await run(aptGet, ["update", "-qq"], { env });
	if ((await add(names)) === 0) return 0;
	const codes = [];
	for (const name of names) codes.push(await add([name]));
	return Math.max(...codes);
}

/** @param {string} root */
async function playwrightChromium(root) {
	const { chromium } = await import("@playwright/test");
	const path = chromium.executablePath();
	if (!canRun(path))
		await step("download Playwright's Chromium", () =>
			run(
				installedNode(root),
				[
					"node_modules/@playwright/test/cli.js",
					"install",
					"--no-shell",
					"chromium",
				],
				{ cwd: root, timeout: 180_000 },
			),
		);
	if (canRun(path)) return path;
	throw new CommandError(
		[
			"There is no Chromium or Chrome on this machine and none could be fetched; the browser tests need one.",
			"Do one of these, then run this again:",
			`- Debian: sudo apt-get install ${debianChromium.join(" ")}`,
			"- any system with internet access: npx playwright install --with-deps chromium",
			"- a browser in an unusual place: CHROMIUM_PATH=/path/to/chrome npm test",
		].join("\n"),
	);
}

/** @param {string} path */
function canRun(path) {
	try {
		accessSync(path, constants.X_OK);
		return true;
	} catch {
		return false;
	}
}
