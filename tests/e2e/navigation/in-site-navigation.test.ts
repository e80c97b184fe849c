import {
	appReady,
	drawnWhole,
	expect,
	test,
} from "../../support/browser/test.ts";

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

test("a page is fetched ahead with its style when the visitor points at its link, not before", async ({
	page,
}) => {
	const asked: string[] = [];
	page.on("request", (request) => asked.push(new URL(request.url()).pathname));
	await page.goto("/");
	await appReady(page);
	const kinds = () =>
		asked
			.filter((path) => path.startsWith("/assets/pricing-"))
			.map((path) => path.split(".").at(-1))
			.toSorted();
	expect(kinds()).toEqual([]);
	await page
		.getByRole("navigation", { name: "Main" })
		.getByRole("link", { name: "Pricing" })
		.hover();
	await expect.poll(kinds).toEqual(["css", "js"]);
});

test("a page is fetched as soon as a finger goes down on its link", async ({
	page,
}) => {
	await page.goto("/");
	await appReady(page);
	const asked = page.waitForRequest("**/assets/pricing-*.js");
	await page
		.getByRole("contentinfo")
		.getByRole("link", { name: "Pricing" })
		.evaluate((link) => {
			const bubbles = { bubbles: true };
			link.dispatchEvent(new PointerEvent("pointerdown", bubbles));
			// Whoever moves on to something else ends the wait that goes before a page is fetched.
			document.body.dispatchEvent(new PointerEvent("pointerover", bubbles));
		});
	await asked;
});

test("what is fetched ahead is what the click asks for, with the query of the link", async ({
	page,
}) => {
	const asked: string[] = [];
	page.on("request", (request) => {
		const { pathname, search } = new URL(request.url());
		if (pathname.endsWith(".data")) asked.push(pathname + search);
	});
	await page.goto("/fitness-tips/training/rest-days");
	await appReady(page);
	const back = page
		.getByRole("main")
		.getByRole("link", { name: "Back", exact: true });
	await back.hover();
	await expect.poll(() => asked).toEqual(["/fitness-tips.data?tab=training"]);
	await back.click();
	await expect(page).toHaveURL("/fitness-tips?tab=training");
	expect(new Set(asked).size).toBe(1);
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
	await page.reload();
	await appReady(page);
	await expect(page).toHaveURL("/");
});

test("a reload and the way back from another document keep the place, and another document begins at its top", async ({
	page,
}) => {
	const place = () => page.evaluate(() => Math.round(scrollY / 10));
	await page.goto("/pricing");
	await appReady(page);
	await drawnWhole(page);
	await page.evaluate(() => scrollTo({ top: 1500, behavior: "instant" }));
	await page.reload();
	await appReady(page);
	await expect.poll(place).toBe(150);
	await page.goto("/schedule");
	await appReady(page);
	await expect.poll(place).toBe(0);
	await page.goBack();
	await appReady(page);
	await expect.poll(place).toBe(150);
});

test("the page that is shown already takes no second place in the history", async ({
	page,
}) => {
	await page.goto("/schedule");
	await appReady(page);
	const footer = page.getByRole("contentinfo");
	await footer.getByRole("link", { name: "Pricing" }).click();
	await expect(page).toHaveURL("/pricing");
	const entry = () => page.evaluate(() => history.state.key);
	const shown = await entry();
	await footer.getByRole("link", { name: "Pricing" }).click();
	await expect.poll(entry).not.toBe(shown);
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

	test("a page that has to be fetched first leaves the old one usable", async ({
		page,
	}) => {
		let letGo = () => {};
		const held = new Promise<void>((resolve) => {
			letGo = resolve;
		});
		await page.route("**/assets/pricing-*.js", async (route) => {
			await held;
			await route.continue();
		});
		await page.goto("/");
		await appReady(page);
		const heading = page.getByRole("heading", { level: 1 });
		const left = await heading.textContent();
		await page
			.getByRole("contentinfo")
			.getByRole("link", { name: "Pricing" })
			.click();
		await expect(
			page.getByRole("progressbar", { name: "Loading page" }),
		).toBeVisible();
		await page.getByRole("button", { name: "Dark theme" }).click();
		await expect(page.locator("html")).toHaveClass(/dark/);
		await expect(heading).toHaveText(left ?? "");
		letGo();
		await expect(page).toHaveURL("/pricing");
		await expect(heading).not.toHaveText(left ?? "");
	});

	test("of two links that are pressed at once the second one leads, without a complaint", async ({
		page,
	}) => {
		await page.goto("/");
		await appReady(page);
		const footer = page.getByRole("contentinfo");
		const first = await footer
			.getByRole("link", { name: "Pricing" })
			.elementHandle();
		await footer
			.getByRole("link", { name: "Schedule" })
			.evaluate((second: HTMLElement, link) => {
				if (link instanceof HTMLElement) link.click();
				second.click();
			}, first);
		await expect(page).toHaveURL("/schedule");
		await expect(page).toHaveTitle(/Schedule/);
	});

	test("Back right after a new page returns to the one before", async ({
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
