import puppeteer, {
	type KeyInput,
	type LaunchOptions,
	type Page,
} from "puppeteer-core";
import { expect } from "vitest";
import { chromiumPath, onPath } from "../../scripts/setup/browsers.mjs";
import { phone } from "../support/browser/screens.ts";
import { oldestBrowser } from "../support/oldest-browser/oldest-browser.ts";
import type { Browser, Engine } from "./browser.ts";
import { patience } from "./visitor.ts";

const firefoxPath = () => onPath(["firefox-esr", "firefox"]);

/** The path, once it is known to be there. */
function there(path: string | undefined): string {
	if (path === undefined) throw new Error("This browser is not here");
	return path;
}

/** Chromium without what is younger than the browsers that the site is made for. */
export const oldest: Engine = {
	name: "The oldest browser",
	packages: ["chromium"],
	isHere: () => chromiumPath() !== undefined,
	launch: ({ scripts }) =>
		launch(
			{
				executablePath: there(chromiumPath()),
				headless: "shell",
				args: [
					"--no-sandbox",
					"--disable-gpu",
					"--force-prefers-reduced-motion",
					"--hide-scrollbars",
				],
			},
			{ isOldest: true, scripts },
		),
};

export const firefox: Engine = {
	name: "Firefox",
	packages: ["firefox-esr"],
	isHere: () => firefoxPath() !== undefined,
	launch: ({ scripts }) =>
		launch(
			{
				browser: "firefox",
				executablePath: there(firefoxPath()),
				extraPrefsFirefox: {
					"javascript.enabled": scripts,
					"ui.prefersReducedMotion": 1,
					// As on a phone: bars that take no room.
					"ui.useOverlayScrollbars": 1,
				},
			},
			{ isOldest: false, scripts },
		),
};

/** A browser; the oldest one has a finger, and lacks what is young. */
async function launch(
	options: LaunchOptions,
	{ isOldest, scripts }: { isOldest: boolean; scripts: boolean },
): Promise<Browser> {
	const browser = await puppeteer.launch(options);
	const page = await browser.newPage();
	const complaints = listenTo(page);
	// Not every console tells of the policy.
	await page.evaluateOnNewDocument(`addEventListener(
		"securitypolicyviolation",
		({ blockedURI, effectiveDirective }) =>
			console.error("The policy refuses " + blockedURI + " (" + effectiveDirective + ")"),
	)`);
	if (isOldest) {
		// Browsers with a window ask the member who signs in inside a frame.
		const session = await page.createCDPSession();
		await session.send("Browser.grantPermissions", {
			permissions: ["storageAccess"],
		});
		await page.evaluateOnNewDocument(oldestBrowser);
		// The policy knows the styles as they are by their hash (oldest-site.ts), and is left to the other browsers.
		await page.setBypassCSP(true);
		await page.setJavaScriptEnabled(scripts);
	}

	// After Back, Firefox keeps the frames of the page that was left: page.goto() and page.goBack() would wait for their end,
	// and page.frames() lists them first.
	return {
		resize: (size) =>
			page.setViewport({
				...size,
				hasTouch: isOldest && size.width <= phone.width,
			}),
		goto: async (url) => {
			await page.evaluate(
				`globalThis.isLeft = true; location.assign(${JSON.stringify(url)})`,
			);
			await expect
				.poll(
					() =>
						page.evaluate(
							"!globalThis.isLeft && document.readyState === 'complete'",
						),
					patience,
				)
				.toBe(true);
			if (await page.evaluate(() => document.hasFocus())) return;
			// The keyboard has gone to the browser's own controls; Firefox brings it back with another tab.
			const other = await browser.newPage();
			await other.bringToFront();
			await other.close();
			await page.bringToFront();
		},
		back: async () => {
			await page.evaluate("void setTimeout(() => history.back())");
		},
		run: (expression) => page.evaluate(expression),
		runInFrame: async (expression) =>
			page
				.frames()
				.findLast((frame) => frame.parentFrame())
				?.evaluate(expression),
		async key(name) {
			const [key, held] = name.split("+").toReversed() as KeyInput[];
			if (held) await page.keyboard.down(held);
			await page.keyboard.press(key as KeyInput);
			if (held) await page.keyboard.up(held);
		},
		point: ({ x, y }) => page.mouse.move(x, y),
		click: ({ x, y }) => page.mouse.click(x, y),
		async swipe({ x, y }, across) {
			if (!page.viewport()?.hasTouch) {
				await page.mouse.move(x, y);
				await page.mouse.wheel({ deltaX: across });
				return;
			}
			const finger = await page.touchscreen.touchStart(x, y);
			// The browser takes the first steps for a finger that trembles, and leaves them out: small ones.
			for (let step = 1; step <= 20; step += 1)
				await finger.move(x - (across * step) / 20, y);
			await finger.end();
		},
		async complaints() {
			await page.evaluate("0");
			return complaints.splice(0);
		},
		close: () => browser.close(),
	};
}

function listenTo(page: Page): string[] {
	const complaints: string[] = [];
	page.on("console", (message) => {
		if (["error", "warn"].includes(message.type()))
			complaints.push(message.text());
	});
	page.on("pageerror", (error) => complaints.push(String(error)));
	return complaints;
}
