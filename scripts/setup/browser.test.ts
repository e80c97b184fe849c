import { expect, test } from "vitest";
import { browserVersion, chooseBrowser, systemBrowsers } from "./browser.mjs";

/** A machine on which the named files are browsers; more may be installed later. */
function machineWith(...installed: string[]) {
	const browsers = new Set(installed);
	return {
		browsers,
		chromiumPath: undefined as string | undefined,
		candidates: () => [
			"/usr/bin/chromium",
			"/usr/bin/google-chrome",
			"/cache/playwright/chrome",
		],
		versionOf: (path: string) =>
			browsers.has(path) ? "Chromium 156.0" : undefined,
		waysToGet: [] as (() => Promise<void>)[],
	};
}

test("the first browser on the machine is taken, and nothing is fetched", async () => {
	const machine = machineWith(
		"/cache/playwright/chrome",
		"/usr/bin/google-chrome",
	);
	machine.waysToGet = [() => Promise.reject(new Error("fetched"))];
	expect(await chooseBrowser(machine)).toEqual({
		path: "/usr/bin/google-chrome",
		version: "Chromium 156.0",
	});
});

test("CHROMIUM_PATH goes before the browsers on the machine", async () => {
	const machine = machineWith("/usr/bin/chromium", "/opt/chrome");
	machine.chromiumPath = "/opt/chrome";
	expect((await chooseBrowser(machine)).path).toBe("/opt/chrome");
});

test("a CHROMIUM_PATH without a browser is an error, even if there is another browser", async () => {
	const machine = machineWith("/usr/bin/chromium");
	machine.chromiumPath = "/opt/chrome";
	await expect(chooseBrowser(machine)).rejects.toThrow(
		'CHROMIUM_PATH is "/opt/chrome", but no Chromium',
	);
});

test("Debian's package is used when Playwright's download fails", async () => {
	const machine = machineWith();
	const tried: string[] = [];
	machine.waysToGet = [
		async () => {
			tried.push("playwright");
		},
		async () => {
			tried.push("debian");
			machine.browsers.add("/usr/bin/chromium");
		},
	];
	expect((await chooseBrowser(machine)).path).toBe("/usr/bin/chromium");
	expect(tried).toEqual(["playwright", "debian"]);
});

test("nothing more is fetched after a download that brought a browser", async () => {
	const machine = machineWith();
	machine.waysToGet = [
		async () => {
			machine.browsers.add("/cache/playwright/chrome");
		},
		() => Promise.reject(new Error("fetched")),
	];
	expect((await chooseBrowser(machine)).path).toBe("/cache/playwright/chrome");
});

test("without any browser the message says how to get one", async () => {
	await expect(chooseBrowser(machineWith())).rejects.toThrow(
		/There is no Chromium.*apt-get install.*CHROMIUM_PATH=/s,
	);
});

test("Chromium is looked for on the whole PATH before Chrome, and among the applications of a Mac", () => {
	const paths = systemBrowsers({ PATH: "/usr/local/bin:/usr/bin" }, "darwin");
	expect(paths.slice(0, 4)).toEqual([
		"/usr/local/bin/chromium-headless-shell",
		"/usr/bin/chromium-headless-shell",
		"/usr/local/bin/chromium",
		"/usr/bin/chromium",
	]);
	expect(paths.at(-1)).toContain("/Applications/Google Chrome.app");
	expect(systemBrowsers({ PATH: "/usr/bin" }, "linux").join()).not.toContain(
		"/Applications",
	);
});

test.each([
	[
		"Chromium 156.0.8078.79 built on Debian GNU/Linux 12\n",
		"Chromium 156.0.8078.79",
	],
	["Google Chrome 156.0.8078.79 \n", "Google Chrome 156.0.8078.79"],
	[
		"Google Chrome for Testing 159.0.8154.6\n",
		"Google Chrome for Testing 159.0.8154.6",
	],
	["ls (GNU coreutils) 9.1\n", undefined],
	[
		"Command '/usr/bin/chromium-browser' requires the chromium snap to be installed.\n",
		undefined,
	],
])("%j is read as %j", (answer, version) => {
	expect(browserVersion(answer)).toBe(version);
});
