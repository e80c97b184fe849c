import { test as base, expect, type Page } from "@playwright/test";

type Fixtures = {
	/** Expected console messages; any other warning or error fails the test. */
	expectedNoise: RegExp[];
	/** Fails the test on console errors, warnings, policy violations and outside requests. */
	quiet: undefined;
};

export const test = base.extend<Fixtures>({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that it needs from the pattern
	expectedNoise: async ({}, use) => use([]),
	quiet: [
		async ({ context, expectedNoise }, use) => {
			const noise: string[] = [];
			context.on("console", (message) => {
				if (["error", "warning"].includes(message.type()))
					noise.push(`${message.type()}: ${message.text()}`);
			});
			context.on("weberror", (error) =>
				noise.push(`uncaught: ${error.error().message}`),
			);
			context.on("request", (request) => {
				const { protocol, hostname } = new URL(request.url());
				const isOwn =
					hostname === "localhost" ||
					hostname === "127.0.0.1" ||
					!protocol.startsWith("http");
				if (!isOwn) noise.push(`request to the outside: ${request.url()}`);
			});
			await use(undefined);
			expect(
				noise.filter(
					(line) => !expectedNoise.some((expected) => expected.test(line)),
				),
			).toEqual([]);
		},
		{ auto: true },
	],
});

/** Polling interval in ms. With a locator instead, Playwright would poll only twice a second. */
const polling = 20;

export async function appReady(page: Page): Promise<void> {
	await page.waitForFunction(
		() => document.documentElement.dataset.app === "ready",
		undefined,
		{ polling },
	);
}

export async function openReady(page: Page, address: string): Promise<void> {
	await page.goto(address);
	await appReady(page);
}

/**
 * Resolves when deferred sections are rendered (docs/decisions/0010-late-sections.md). Resolves at
 * once if the page has no scripts.
 */
export async function fullyRendered(page: Page): Promise<void> {
	await page.waitForFunction(
		() =>
			document.documentElement.matches("html:not(.js), [data-all-rendered]"),
		undefined,
		{ polling },
	);
}

export { expect };
