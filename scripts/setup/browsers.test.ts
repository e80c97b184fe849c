import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { chromiumPath, missingPackages } from "./browsers.mjs";

function folderWith(...programs: string[]): string {
	const folder = mkdtempSync(join(tmpdir(), "path-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	for (const program of programs) {
		writeFileSync(join(folder, program), "");
		chmodSync(join(folder, program), 0o755);
	}
	return folder;
}

test("Chromium is looked for on the whole PATH before Chrome, the one without a window first", () => {
	const chrome = folderWith("google-chrome");
	const chromium = folderWith("chromium", "chromium-headless-shell");
	expect(chromiumPath({ PATH: `${chrome}:${chromium}` })).toBe(
		join(chromium, "chromium-headless-shell"),
	);
});

test("CHROMIUM_PATH goes before the browsers on the machine, and is an error where nothing is", () => {
	const PATH = folderWith("chromium");
	const named = join(folderWith("chrome"), "chrome");
	expect(chromiumPath({ PATH, CHROMIUM_PATH: named })).toBe(named);
	expect(() => chromiumPath({ PATH, CHROMIUM_PATH: "/no/chrome" })).toThrow(
		'CHROMIUM_PATH is "/no/chrome"',
	);
});

test("only the packages are fetched whose programs a machine lacks", () => {
	const PATH = folderWith("chromium", "Xvfb");
	expect(missingPackages({ PATH })).toEqual([
		"firefox-esr",
		"webkit2gtk-driver",
		"dbus-daemon",
	]);
});
