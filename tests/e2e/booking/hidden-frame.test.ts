import type { Page } from "@playwright/test";
import type { FormEmbedOptions } from "../../support/browser/form-embed.ts";
import {
	dialogFor,
	expectFallbackLinks,
	frameContentFor,
	frameFor,
	freeTrial,
	openAgain,
	statusFor,
} from "../../support/browser/frames.ts";
import { openWithPausedClock } from "../../support/browser/paused-clock.ts";
import { desktop, phone } from "../../support/browser/screens.ts";
import { expect, test } from "../../support/browser/test.ts";
import { sandboxOrigin } from "../../support/sites/sites.ts";

async function openWith(page: Page, options: FormEmbedOptions): Promise<void> {
	await page.addInitScript((value) => {
		Reflect.set(window, "__formEmbedOptions", value);
	}, options);
	await openWithPausedClock(page, freeTrial.address);
	await openAgain(page, freeTrial);
	await expect(
		frameContentFor(page, freeTrial).getByRole("heading", { level: 1 }),
	).toBeAttached();
}

async function scriptHasHidden(page: Page): Promise<void> {
	await expect
		.poll(() => page.evaluate(() => Reflect.get(window, "__formEmbedHides")))
		.toBeGreaterThan(0);
}

const group = (page: Page) =>
	dialogFor(page, freeTrial).getByRole("group", { name: freeTrial.frameTitle });

async function expectPressable(page: Page): Promise<void> {
	await expect(frameFor(page, freeTrial)).toHaveCSS("opacity", "1");
	// A real click fails if the frame is out of view, covered, or ignores the pointer.
	await frameContentFor(page, freeTrial).getByRole("radio").first().check();
	await expect(group(page)).toHaveAttribute("data-phase", "ready");
	await expect(statusFor(page, freeTrial)).toBeEmpty();
}

for (const [delay, viewport] of [
	[0, desktop],
	[4000, phone],
] as const)
	test(`DLG-03 the calendar is usable at ${viewport.width} px if a script hides frames after ${delay} ms`, async ({
		page,
	}) => {
		await page.setViewportSize(viewport);
		await openWith(page, { delay });
		await page.clock.runFor(delay);
		await scriptHasHidden(page);
		await page.clock.runFor(8000 - delay);
		await expectPressable(page);
	});

const hidingStyles: readonly Record<string, string>[] = [
	{ position: "absolute", left: "-9999px" },
	{ position: "fixed", top: "-9999px" },
	{ transform: "translateX(-9999px)" },
	{ visibility: "hidden" },
	{ opacity: "0" },
	{ "pointer-events": "none" },
	{ display: "none" },
	{ width: "0", height: "0", "min-height": "0" },
	{ position: "absolute", clip: "rect(0 0 0 0)" },
	{ "clip-path": "inset(100%)" },
];

test("DLG-03 no important inline style keeps the calendar hidden", async ({
	page,
}) => {
	await openWith(page, {});
	for (const hiding of hidingStyles)
		await test.step(JSON.stringify(hiding), async () => {
			await frameFor(page, freeTrial).evaluate((frame, styles) => {
				for (const [name, value] of Object.entries(styles))
					frame.style.setProperty(name, value, "important");
			}, hiding);
			await page.clock.runFor(1000);
			await expectPressable(page);
		});
});

test("DLG-03 the calendar is usable when the form-embed script is blocked", async ({
	page,
	expectedNoise,
}) => {
	expectedNoise.push(/Failed to load resource/);
	await page.route(`${sandboxOrigin}/js/form_embed.js`, (route) =>
		route.abort(),
	);
	await openWith(page, {});
	await page.clock.runFor(8000);
	await expectPressable(page);
});

test("DLG-03 a frame that a script hides keeps the height that its provider requested", async ({
	page,
}) => {
	await openWith(page, { repeatAfter: 700 });
	const requestHeight = () =>
		frameContentFor(page, freeTrial)
			.locator("body")
			.evaluate(() =>
				parent.postMessage(["highlevel.setHeight", { height: 1200 }], "*"),
			);
	const height = async () =>
		(await frameFor(page, freeTrial).boundingBox())?.height;
	await expect
		.poll(async () => {
			// Repeats the request, because the widget may post its own height afterwards.
			await requestHeight();
			return height();
		})
		.toBe(1200);
	await page.clock.runFor(8000);
	expect(await height()).toBe(1200);
});

test("C-35 a frame that a script's style sheet hides is replaced by the fallback after 8 seconds", async ({
	page,
}) => {
	await openWith(page, {});
	await page.evaluate(() => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync("iframe { visibility: hidden !important }");
		document.adoptedStyleSheets = [sheet];
	});
	await page.clock.runFor(1000);
	await expect(group(page)).toHaveAttribute("data-phase", "hidden");
	await page.clock.runFor(7000);
	await expect(statusFor(page, freeTrial).getByRole("heading")).toBeVisible();
	await expectFallbackLinks(statusFor(page, freeTrial), freeTrial);

	await page.evaluate(() => {
		document.adoptedStyleSheets = [];
	});
	await page.clock.runFor(1000);
	await expectPressable(page);
});

test("C-35 a script that moves the frame elsewhere breaks neither the fallback nor the dialog", async ({
	page,
}) => {
	await openWith(page, {});
	await frameFor(page, freeTrial).evaluate((frame) => {
		const wrapper = document.createElement("div");
		document.body.append(wrapper);
		wrapper.append(frame);
	});
	await page.clock.runFor(8000);
	await expectFallbackLinks(statusFor(page, freeTrial), freeTrial);
	await dialogFor(page, freeTrial)
		.getByRole("button", { name: "Close" })
		.click();
	await openAgain(page, freeTrial);
	await page.clock.runFor(8000);
	await expect(group(page)).toHaveAttribute("data-phase", "ready");
});
