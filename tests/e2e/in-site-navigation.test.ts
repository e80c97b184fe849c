import { appReady, expect, test } from "../support/test.ts";

test("a new page begins at its top, with the focus on its heading and its own title", async ({
	page,
}) => {
	await page.goto("/");
	await appReady(page);
	await page
		.getByRole("contentinfo")
		.getByRole("link", { name: "Pricing" })
		.click();
	const heading = page.getByRole("heading", { level: 1 });
	await expect(heading).toBeFocused();
	await expect(page).toHaveTitle(/\| Ironbell$/);
	await expect(page).toHaveURL("/pricing");
	expect(await page.evaluate(() => scrollY)).toBe(0);
	await expect(page.locator("html")).toHaveAttribute("data-app", "ready");
});

test("Back returns to the place that was left", async ({ page }) => {
	await page.goto("/");
	await appReady(page);
	const link = page
		.getByRole("region", { name: "Pick your way in" })
		.getByRole("link", { name: /Nutrition/ });
	await link.scrollIntoViewIfNeeded();
	const left = await page.evaluate(() => scrollY);
	expect(left).toBeGreaterThan(500);
	await page
		.getByRole("navigation", { name: "Main" })
		.getByRole("link", { name: "Pricing" })
		.click();
	await expect(page).toHaveURL("/pricing");
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
	await page.goBack();
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
});

test("a page is fetched ahead when the visitor points at its link, not before", async ({
	page,
}) => {
	const asked: string[] = [];
	page.on("request", (request) => asked.push(new URL(request.url()).pathname));
	await page.goto("/");
	await appReady(page);
	expect(asked.filter((path) => path.startsWith("/assets/pricing"))).toEqual(
		[],
	);
	await page
		.getByRole("navigation", { name: "Main" })
		.getByRole("link", { name: "Pricing" })
		.hover();
	await expect
		.poll(
			() => asked.filter((path) => path.startsWith("/assets/pricing")).length,
		)
		.toBeGreaterThan(0);
});

test("a link that is pressed for a new tab opens one, and the page stays", async ({
	page,
	context,
}) => {
	await page.goto("/");
	await appReady(page);
	const opened = context.waitForEvent("page");
	await page
		.getByRole("contentinfo")
		.getByRole("link", { name: "Pricing" })
		.click({ modifiers: ["ControlOrMeta"] });
	await expect(await opened).toHaveURL("/pricing");
	await expect(page).toHaveURL("/");
});

test("the page that is shown already takes no second place in the history", async ({
	page,
}) => {
	await page.goto("/schedule");
	await appReady(page);
	const footer = page.getByRole("contentinfo");
	await footer.getByRole("link", { name: "Pricing" }).click();
	await expect(page).toHaveURL("/pricing");
	await footer.getByRole("link", { name: "Pricing" }).click();
	await page.goBack();
	await expect(page).toHaveURL("/schedule");
});

test("what is below the head of a page works when a link has led there", async ({
	page,
}) => {
	await page.goto("/schedule");
	await appReady(page);
	const footer = page.getByRole("contentinfo");
	await footer.getByRole("link", { name: "Group Classes" }).click();
	await expect(page).toHaveURL("/group-classes");
	await page
		.getByRole("heading", { name: "Iron, rubber, window light" })
		.scrollIntoViewIfNeeded();
	await expect(page.getByText("6 of 6 images loaded").first()).toBeVisible();

	await footer.getByRole("link", { name: "Corporate" }).click();
	await expect(page).toHaveURL("/corporate");
	await page.getByRole("button", { name: "One person more" }).click();
	await expect(page.getByText("for 13 people")).toBeVisible();
});

test("the first stop of the keyboard leads past the bar to the content", async ({
	page,
}) => {
	await page.goto("/");
	await page.keyboard.press("Tab");
	const skip = page.getByRole("link", { name: "Skip to content" });
	await expect(skip).toBeFocused();
	await expect(skip).toBeInViewport();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL("/#main");
	await page.keyboard.press("Tab");
	await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
});

test.describe("where motion is welcome", () => {
	test.use({ contextOptions: { reducedMotion: "no-preference" } });

	test("Back while the pages are still fading returns at once, without a complaint", async ({
		page,
	}) => {
		await page.goto("/");
		await appReady(page);
		await page
			.getByRole("contentinfo")
			.getByRole("link", { name: "Pricing" })
			.click();
		await page.waitForURL("/pricing");
		await page.goBack();
		await expect(page).toHaveURL("/");
		await expect(page.getByRole("heading", { level: 1 })).toContainText(
			"Find Your Strength",
		);
	});
});
