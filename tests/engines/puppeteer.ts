import puppeteer, {
	type KeyInput,
	type LaunchOptions,
	type Page,
	type Protocol,
} from "puppeteer-core";
import { chromiumPath, onPath } from "../../scripts/setup/browsers.mjs";
import { phone } from "../support/browser/screens.ts";
import { oldestBrowser } from "../support/oldest-browser/oldest-browser.ts";
import { withoutYoung } from "../support/oldest-browser/young-features.ts";
import { siteOrigin } from "../support/sites/sites.ts";
import type { Browser, Engine } from "./browser.ts";

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
					// A page that was changed on its way has no address of its own, and could show no frame of this machine.
					"--disable-features=LocalNetworkAccessChecks",
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
		await page.evaluateOnNewDocument(oldestBrowser);
		await takeYoungStyles(page);
		await page.setJavaScriptEnabled(scripts);
	}

	return {
		resize: (size) =>
			page.setViewport({
				...size,
				hasTouch: isOldest && size.width <= phone.width,
			}),
		goto: async (url) => {
			await page.goto(url);
			if (await page.evaluate(() => document.hasFocus())) return;
			// The keyboard has gone to the browser's own controls; Firefox brings it back with another tab.
			const other = await browser.newPage();
			await other.bringToFront();
			await other.close();
			await page.bringToFront();
		},
		back: async () => {
			await page.goBack();
		},
		run: (expression) => page.evaluate(expression),
		runInFrame: async (expression) =>
			page
				.frames()
				.find((frame) => frame.parentFrame())
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

/** Style sheets as they were read before: all pages have the same few. */
const restyled = new Map<string, string>();

function withoutYoungOnce(css: string): string {
	const known = restyled.get(css) ?? withoutYoung(css);
	restyled.set(css, known);
	return known;
}

/** In style sheets and in pages, whose policy knows the styles by their hash and is left to the other browsers. */
async function takeYoungStyles(page: Page): Promise<void> {
	await page.setBypassCSP(true);
	const session = await page.createCDPSession();
	const answer = async ({
		requestId,
		resourceType,
		responseStatusCode,
		responseHeaders,
	}: Protocol.Fetch.RequestPausedEvent) => {
		const location = responseHeaders?.some(
			({ name }) => name.toLowerCase() === "location",
		);
		if (responseStatusCode === undefined || location) {
			await session.send("Fetch.continueRequest", { requestId });
			return;
		}
		const { body, base64Encoded } = await session.send(
			"Fetch.getResponseBody",
			{ requestId },
		);
		const text = Buffer.from(
			body,
			base64Encoded ? "base64" : "utf8",
		).toString();
		const changed =
			resourceType === "Stylesheet"
				? withoutYoungOnce(text)
				: text.replace(
						/(<style[^>]*>)([\s\S]*?)(?=<\/style>)/g,
						(_, tag, css) => tag + withoutYoungOnce(css),
					);
		await session.send("Fetch.fulfillRequest", {
			requestId,
			responseCode: responseStatusCode,
			responseHeaders: (responseHeaders ?? []).filter(
				({ name }) => !/^content-(encoding|length)$/i.test(name),
			),
			body: Buffer.from(changed).toString("base64"),
		});
	};
	session.on("Fetch.requestPaused", (paused) =>
		answer(paused).catch((error: unknown) => {
			// The page has gone on meanwhile, or is closed, and asks for this no more.
			if (!/Invalid InterceptionId|Target closed/.test(String(error)))
				throw error;
		}),
	);
	await session.send("Fetch.enable", {
		patterns: (["Stylesheet", "Document"] as const).map((resourceType) => ({
			urlPattern: `${siteOrigin}/*`,
			resourceType,
			requestStage: "Response" as const,
		})),
	});
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
