import { accessSync, constants } from "node:fs";
import { systemBrowsers } from "../../scripts/setup/browser.mjs";

/** The browser that `npm test` found, or the first one on this machine; undefined leaves it to Playwright's own. */
export function findBrowser(): string {
	const named = process.env.CHROMIUM_PATH;
	if (named) return named;
	const found = systemBrowsers(process.env, process.platform).find(canRun);
	if (!found)
		throw new Error(
			"No Chromium was found. Set CHROMIUM_PATH, or run npm test, which looks further.",
		);
	return found;
}

function canRun(path: string): boolean {
	try {
		accessSync(path, constants.X_OK);
		return true;
	} catch {
		return false;
	}
}
