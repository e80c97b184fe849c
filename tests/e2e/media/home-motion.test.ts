import type { Locator, Page } from "@playwright/test";
import { holdRequests } from "../../support/browser/hold-requests.ts";
import { expectPicture } from "../../support/browser/pictures.ts";
import {
	appReady,
	expect,
	openReady,
	test,
} from "../../support/browser/test.ts";
import { viewportObserved } from "../../support/browser/viewport-observed.ts";

test.use({
	viewport: { width: 1280, height: 1400 },
	contextOptions: { reducedMotion: "no-preference" },
});

/** Scrolls until the section's top is at `share` of the viewport's height (0 is the top edge). */
async function bringTo(section: Locator, share: number): Promise<void> {
	await section.evaluate((element, part) => {
		const { top } = element.getBoundingClientRect();
		scrollTo(0, Math.round(scrollY + top - innerHeight * part));
	}, share);
	await viewportObserved(section.page());
}

test("HOME-03 a section fades in at 80% of the viewport height", async ({
	page,
}) => {
	await openReady(page, "/");
	await expect(
		page.getByRole("region", { name: "What Ironbell is" }),
	).toHaveCSS("opacity", "1");
	const section = page.getByRole("region", { name: "Heard between sets" });
	await expect(section).toHaveCSS("opacity", "0");
	await bringTo(section, 0.85);
	await expect(section).toHaveCSS("opacity", "0");
	await bringTo(section, 0.75);
	await expect(section).toHaveCSS("opacity", "1");
	await bringTo(section, 0.95);
	await expect(section).toHaveCSS("opacity", "1");

	const last = page.getByRole("region", { name: /^Your first class is free/ });
	await expect(last).toHaveCSS("opacity", "0");
	await page.emulateMedia({ media: "print" });
	await expect(last).toHaveCSS("opacity", "1");
	await page.emulateMedia({ media: null });
	await expect(last).toHaveCSS("opacity", "0");
	await last.getByRole("link", { name: "Ask us something first" }).focus();
	await expect(last).toHaveCSS("opacity", "1");
});

test("HOME-04 the hero's picture fades in within 0.6 s, starting at an opacity of 0.1 or more", async ({
	page,
}) => {
	await page.goto("/");
	const picture = page
		.getByRole("region", { name: "Find Your Strength in Belltown" })
		.locator("picture img")
		.first();
	const { duration, opacity } = await picture.evaluate((element) => {
		// Restarts the animation, which may have ended on a slow machine.
		element.style.animationName = "none";
		element.getAnimations();
		element.style.animationName = "";
		const effect = element.getAnimations()[0]?.effect;
		return {
			duration: effect?.getTiming().duration,
			opacity: Number(getComputedStyle(element).opacity),
		};
	});
	expect(duration).toBe(600);
	expect(opacity).toBeGreaterThanOrEqual(0.1);
	await expect(picture).toHaveCSS("opacity", "1");
});

test("HOME-02 a section's picture has a placeholder of the same size", async ({
	page,
}) => {
	const release = await holdRequests(page, /\/images\/dumbbells-/);
	await page.goto("/");
	const section = page.getByRole("region", {
		name: "What you get for showing up",
	});
	const picture = section.getByRole("img");
	await section.scrollIntoViewIfNeeded();
	const block = section.locator("picture");
	const kept = await block.boundingBox();
	expect(kept?.height).toBeGreaterThan(200);
	await expect(block).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
	expect(
		await picture.evaluate((element: HTMLImageElement) => element.complete),
	).toBe(false);
	release();
	await expectPicture(picture);
	const filled = await block.boundingBox();
	expect(filled?.height).toBeCloseTo(kept?.height ?? 0, 0);
	expect(filled?.width).toBeCloseTo(kept?.width ?? 0, 0);
});

const heroFiles = /\/images\/hero-/;

function proofRow(page: Page) {
	return page.getByText("Active members train with us every week");
}

test("HOME-12 the line “50+ active members” appears after the hero's picture, in reserved space", async ({
	page,
}) => {
	const release = await holdRequests(page, heroFiles);
	await page.goto("/", { waitUntil: "domcontentloaded" });
	await page.keyboard.press("Shift");
	await appReady(page);
	await expect(page.getByText("50+", { exact: true })).toBeHidden();
	await expect(proofRow(page)).toBeHidden();
	const kept = await proofRow(page).boundingBox();
	release();
	await expect(page.getByText("50+", { exact: true })).toBeVisible();
	await expect(proofRow(page)).toBeVisible();
	expect(await proofRow(page).boundingBox()).toEqual(kept);
});

test("HOME-12 ERR-04 “50+ active members” appears even if the hero's picture fails to load", async ({
	page,
	expectedNoise,
}) => {
	expectedNoise.push(
		/^warning: The hero image failed to load/,
		/net::ERR_FAILED/,
	);
	await page.route(heroFiles, (route) => route.abort());
	const message = page.waitForEvent("console", (line) =>
		line.text().startsWith("The hero image failed to load"),
	);
	await page.goto("/");
	await expect(proofRow(page)).toBeVisible();
	expect((await message).text()).toMatch(heroFiles);
	await expect(page.getByRole("alert")).toHaveCount(0);
	await expect(page.getByRole("region", { name: "Notifications" })).toHaveCount(
		0,
	);
});
