import puppeteer, {
	type KeyInput,
	type LaunchOptions,
	type Page,
} from "puppeteer-core";
import { expect } from "vitest";
import { chromiumPath, findOnPath } from "../../scripts/setup/browsers.mjs";
import { chromiumWithCache } from "../support/browser/chromium-with-cache.ts";
import { phone } from "../support/browser/screens.ts";
import { oldestBrowser } from "../support/oldest-browser/oldest-browser.ts";
import type { Browser, Engine } from "./browser.ts";
import { pollOptions } from "./visitor.ts";

const firefoxPath = () => findOnPath(["firefox-esr", "firefox"]);

function requirePath(path: string | undefined): string {
	if (path === undefined) throw new Error("This browser is not here");
	return path;
}

const chromiumOptions = (): LaunchOptions => ({
	executablePath: requirePath(chromiumPath()),
	headless: "shell",
	args: [
		"--no-sandbox",
		"--disable-gpu",
		"--force-prefers-reduced-motion",
		"--hide-scrollbars",
	],
});

export const chromium: Engine = {
	name: "Chromium",
	packages: ["chromium"],
	isInstalled: () => chromiumWithCache !== undefined,
	launch: ({ scripts }) =>
		launch(
			{
				...chromiumOptions(),
				executablePath: requirePath(chromiumWithCache),
				headless: true,
			},
			{ isOldest: false, scripts },
		),
};

/** Chromium without the features that at least one supported browser lacks. */
export const oldest: Engine = {
	...chromium,
	name: "The oldest browser",
	isInstalled: () => chromiumPath() !== undefined,
	launch: ({ scripts }) =>
		launch(chromiumOptions(), { isOldest: true, scripts }),
};

export const firefox: Engine = {
	name: "Firefox",
	packages: ["firefox-esr"],
	isInstalled: () => firefoxPath() !== undefined,
	launch: ({ scripts }) =>
		launch(
			{
				browser: "firefox",
				executablePath: requirePath(firefoxPath()),
				extraPrefsFirefox: {
					"javascript.enabled": scripts,
					"ui.prefersReducedMotion": 1,
					"ui.useOverlayScrollbars": 1,
				},
			},
			{ isOldest: false, scripts },
		),
};

async function launch(
	options: LaunchOptions,
	{ isOldest, scripts }: { isOldest: boolean; scripts: boolean },
): Promise<Browser> {
	const browser = await puppeteer.launch(options);
	const page = await browser.newPage();
	const consoleErrors = listenTo(page);
	// Logs violations of the security policy, because some browsers do not log them.
	await page.evaluateOnNewDocument(`addEventListener(
		"securitypolicyviolation",
		({ blockedURI, effectiveDirective }) =>
			console.error("The policy refuses " + blockedURI + " (" + effectiveDirective + ")"),
	)`);
	if (isOldest) {
		const session = await page.createCDPSession();
		await session.send("Browser.grantPermissions", {
			permissions: ["storageAccess"],
		});
		await page.evaluateOnNewDocument(oldestBrowser);
		// oldest-site.ts changes the styles, so their hashes in the security policy are wrong. The
		// journeys in other browsers test the policy.
		await page.setBypassCSP(true);
		await page.setJavaScriptEnabled(scripts);
	}

	// `goto` and `back` navigate by a script in the page. After page.goBack(), Firefox still lists the
	// old page's frames, so Puppeteer would wait for them.
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
			// Also waits for the protocol of the URL, because Firefox shows about:blank while it moves a
			// tab to another process.
			const { protocol } = new URL(url);
			await expect
				.poll(
					() =>
						page.evaluate(
							"!globalThis.isLeft && document.readyState === 'complete' && location.protocol",
						),
					pollOptions,
				)
				.toBe(protocol);
			if (await page.evaluate(() => document.hasFocus())) return;
			// Opens and closes another tab, so that Firefox moves the focus from its own UI to the page.
			const other = await browser.newPage();
			await other.bringToFront();
			await other.close();
			await page.bringToFront();
		},
		back: async () => {
			await page.evaluate("void setTimeout(() => history.back())");
		},
		run: (expression) => page.evaluate(expression),
		async runInFrame(expression) {
			const element = await page.$("iframe");
			const frame = await element?.contentFrame();
			return frame?.evaluate(expression);
		},
		key: (name) => page.keyboard.press(name as KeyInput),
		hover: ({ x, y }) => page.mouse.move(x, y),
		click: ({ x, y }) => page.mouse.click(x, y),
		async swipe({ x, y }, across) {
			if (!page.viewport()?.hasTouch) {
				await page.mouse.move(x, y);
				await page.mouse.wheel({ deltaX: across });
				return;
			}
			const finger = await page.touchscreen.touchStart(x, y);
			for (let step = 1; step <= 20; step += 1)
				await finger.move(x - (across * step) / 20, y);
			await finger.end();
		},
		async consoleErrors() {
			await page.evaluate("0");
			return consoleErrors.splice(0);
		},
		close: () => browser.close(),
	};
}

function listenTo(page: Page): string[] {
	const consoleErrors: string[] = [];
	page.on("console", (message) => {
		if (["error", "warn"].includes(message.type()))
			consoleErrors.push(message.text());
	});
	page.on("pageerror", (error) => consoleErrors.push(String(error)));
	return consoleErrors;
}
