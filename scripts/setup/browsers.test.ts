import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { chromiumPath, missingPackages } from "./browsers.mjs";

async function folderWith(...programs: string[]): Promise<string> {
	const folder = await temporaryFolder();
	for (const program of programs)
		await writeFile(join(folder, program), "", { mode: 0o755 });
	return folder;
}

test("chromiumPath prefers headless Chromium to Chrome, wherever both are on the PATH", async () => {
	const chrome = await folderWith("google-chrome");
	const chromium = await folderWith("chromium", "chromium-headless-shell");
	expect(chromiumPath({ PATH: `${chrome}:${chromium}` })).toBe(
		join(chromium, "chromium-headless-shell"),
	);
});

test("chromiumPath prefers CHROMIUM_PATH, but throws if that file does not exist", async () => {
	const PATH = await folderWith("chromium");
	const named = join(await folderWith("chrome"), "chrome");
	expect(chromiumPath({ PATH, CHROMIUM_PATH: named })).toBe(named);
	expect(() => chromiumPath({ PATH, CHROMIUM_PATH: "/no/chrome" })).toThrow(
		'CHROMIUM_PATH is "/no/chrome"',
	);
});

test("missingPackages lists only packages whose programs are not on the PATH", async () => {
	const PATH = await folderWith("chromium", "Xvfb");
	expect(missingPackages({ PATH })).toEqual([
		"firefox-esr",
		"webkit2gtk-driver",
		"dbus-daemon",
	]);
});
