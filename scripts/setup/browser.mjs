import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { installedNode } from "./install.mjs";
import { Problem } from "./problem.mjs";
import { run } from "./run.mjs";

/**
 * @typedef {{ path: string, version: string }} Browser
 *
 * @typedef {object} Machine What the choice of a browser depends on.
 * @property {string | undefined} chromiumPath The environment variable CHROMIUM_PATH.
 * @property {() => readonly string[]} candidates Where browsers may be, the preferred one first.
 * @property {(path: string) => string | undefined} versionOf What the browser there answers to --version, if it is one.
 * @property {readonly (() => Promise<void>)[]} waysToGet Tried in this order while there is no browser.
 */

/** The one without a window first: it runs the browser tests in half the time. */
const commands = [
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

/** Liberation has the widths of Arial and Times New Roman; Debian 12 has no font with those of Georgia. */
const debianFonts = "fonts-liberation";

/** Tried in this order; Debian 11 has no package of the first. */
const debianBrowsers = ["chromium-headless-shell", "chromium"];

const downloadLimit = 3 * 60_000;

/** A package manager that is killed half-way leaves a system that someone has to repair. */
const packageGrace = 2 * 60_000;

/**
 * A Chromium for the browser tests: the one named by CHROMIUM_PATH and no other, or the first one on the machine, or one
 * that is fetched now.
 *
 * @param {Machine} machine
 * @returns {Promise<Browser>}
 */
export async function chooseBrowser({
	chromiumPath,
	candidates,
	versionOf,
	waysToGet,
}) {
	if (chromiumPath) {
		const named = firstBrowser([resolve(chromiumPath)], versionOf);
		if (named) return named;
		throw new Problem(
			`CHROMIUM_PATH is "${chromiumPath}", but no Chromium or Chrome answers there when asked for its --version; the browser tests would test nothing.\nSet it to the browser's executable file, or leave it out and one is looked for.`,
		);
	}

	let browser = firstBrowser(candidates(), versionOf);
	for (const get of waysToGet) {
		if (browser) break;
		await get();
		browser = firstBrowser(candidates(), versionOf);
	}
	if (browser) return browser;
	throw new Problem(
		[
			"There is no Chromium or Chrome on this machine and none could be fetched; the browser tests need one.",
			"Do one of these, then run this again:",
			`- Debian: sudo apt-get install ${debianBrowsers[0]} ${debianFonts}`,
			"- any system with internet access: npx playwright install --with-deps chromium",
			"- a browser in an unusual place: CHROMIUM_PATH=/path/to/chrome npm test",
		].join("\n"),
	);
}

/**
 * @param {readonly string[]} paths
 * @param {(path: string) => string | undefined} versionOf
 * @returns {Browser | undefined}
 */
function firstBrowser(paths, versionOf) {
	for (const path of paths) {
		const version = versionOf(path);
		if (version) return { path, version };
	}
	return undefined;
}

/**
 * Where a system keeps its browsers.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {string} platform
 * @returns {string[]}
 */
export function systemBrowsers(env, platform) {
	const folders = (env.PATH ?? "").split(delimiter).filter(Boolean);
	const onPath = commands.flatMap((command) =>
		folders.map((folder) => join(folder, command)),
	);
	return platform === "darwin" ? [...onPath, ...macApps] : onPath;
}

/**
 * A browser's name and version from its answer to --version. Ubuntu's chromium-browser, for one, may be a script that
 * only says how to install the real one.
 *
 * @param {string} answer
 */
export function browserVersion(answer) {
	return /^(?:\w+ )*chrom(?:e|ium)\b.*?\d+(?:\.\d+)+/im.exec(answer)?.[0];
}

/**
 * Finds a browser on this machine, or fetches one.
 *
 * @param {string} root
 * @param {import("./steps.mjs").Steps} steps
 */
export async function findBrowser(root, steps) {
	const browser = await chooseBrowser({
		chromiumPath: process.env.CHROMIUM_PATH,
		candidates: () => [
			...systemBrowsers(process.env, process.platform),
			...playwrightBrowsers(root),
		],
		versionOf: askVersion,
		waysToGet: [
			() => downloadWithPlaywright(root, steps),
			() => installWithDebian(steps),
		],
	});
	steps.note(`browser: ${browser.version} (${browser.path})`);
	return browser;
}

/**
 * @param {string} root
 * @param {import("./steps.mjs").Steps} steps
 */
async function downloadWithPlaywright(root, steps) {
	await steps.attempt("download Playwright's Chromium", () =>
		run(
			installedNode(root),
			[
				"node_modules/@playwright/test/cli.js",
				"install",
				"--no-shell",
				"chromium",
			],
			{
				cwd: root,
				collect: true,
				timeLimit: downloadLimit,
			},
		),
	);
}

/** @param {import("./steps.mjs").Steps} steps */
async function installWithDebian(steps) {
	if (process.getuid?.() !== 0 || !isExecutable("/usr/bin/apt-get")) return;
	/** @param {string[]} args */
	const aptGet = (args) =>
		run("/usr/bin/apt-get", args, {
			env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
			collect: true,
			grace: packageGrace,
		});
	await steps.quiet(
		`install Debian's ${debianBrowsers[0]} and ${debianFonts}`,
		async () => {
			// A list that could not be renewed may still do.
			let { code, output } = await aptGet(["update"]);
			for (const browser of debianBrowsers) {
				const install = await aptGet([
					"install",
					"-y",
					"--no-install-recommends",
					"-o",
					"DPkg::Lock::Timeout=120",
					browser,
					debianFonts,
				]);
				({ code } = install);
				output += install.output;
				if (code === 0) break;
			}
			return { code, output };
		},
	);
}

/**
 * Where Playwright keeps its own browser, whether or not it has been downloaded.
 *
 * @param {string} root
 */
function playwrightBrowsers(root) {
	const script =
		'import { chromium } from "@playwright/test"; console.log(chromium.executablePath());';
	const { status, stdout } = spawnSync(
		installedNode(root),
		["--input-type=module", "--eval", script],
		{
			cwd: root,
			encoding: "utf8",
		},
	);
	return status === 0 ? [stdout.trim()] : [];
}

/** @param {string} path */
function askVersion(path) {
	if (!isExecutable(path)) return undefined;
	const { status, stdout } = spawnSync(path, ["--version"], {
		encoding: "utf8",
		timeout: 20_000,
	});
	return status === 0 ? browserVersion(stdout) : undefined;
}

/** @param {string} path */
function isExecutable(path) {
	try {
		accessSync(path, constants.X_OK);
		return true;
	} catch {
		return false;
	}
}
