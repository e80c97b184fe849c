import type { Page } from "@playwright/test";
import { holdBack } from "../../support/browser/hold-back.ts";
import { appReady, expect, test } from "../../support/browser/test.ts";

const heroFiles = /\/images\/hero-/;

function proofRow(page: Page) {
	return page.getByText("Active members train with us every week");
}

test("IMG-03 CONST-01 a window preloads the hero's picture for its width and fetches no other", async ({
	page,
}) => {
	let fetched = new Set<string>();
	page.on("request", (request) => {
		const { pathname } = new URL(request.url());
		if (heroFiles.test(pathname)) fetched.add(pathname);
	});
	for (const { width, file } of [
		{ width: 767, file: 640 },
		{ width: 768, file: 1200 },
		{ width: 1199, file: 1200 },
		{ width: 1200, file: 1600 },
	])
		await test.step(`${width} px`, async () => {
			await page.goto("about:blank");
			await page.setViewportSize({ width, height: 900 });
			fetched = new Set();
			await page.goto("/");
			const preloads = await page
				.locator("link[rel=preload][as=image]")
				.evaluateAll((links) =>
					links
						.filter((it) => it instanceof HTMLLinkElement)
						.filter((it) => matchMedia(it.media).matches)
						.map((it) => it.getAttribute("href") ?? ""),
				);
			expect(preloads).toHaveLength(1);
			expect(preloads[0]).toMatch(new RegExp(`^/images/hero-${file}x`));
			expect([...fetched]).toEqual(preloads);
		});
});

test("HOME-12 50+ active members show only after the hero's picture, in a space that was kept", async ({
	page,
}) => {
	const release = await holdBack(page, heroFiles);
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

test.describe(() => {
	test.use({
		expectedNoise: [
			[/^warning: The hero image failed to load/, /net::ERR_FAILED/],
			{ scope: "test" },
		],
	});

	test("HOME-12 ERR-04 50+ active members show when the hero's picture fails, too; only the console says that it did", async ({
		page,
	}) => {
		await page.route(heroFiles, (route) => route.abort());
		const message = page.waitForEvent("console", (it) =>
			it.text().startsWith("The hero image failed to load"),
		);
		await page.goto("/");
		await expect(proofRow(page)).toBeVisible();
		expect((await message).text()).toMatch(heroFiles);
		await expect(page.getByRole("alert")).toHaveCount(0);
		await expect(
			page.getByRole("region", { name: "Notifications" }),
		).toHaveCount(0);
	});
});

test("50+ active members show without scripts", async ({
	noScriptPage: page,
}) => {
	await page.goto("/");
	await expect(proofRow(page)).toBeVisible();
});
