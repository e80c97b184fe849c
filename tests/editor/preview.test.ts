import { expect, test } from "./editor.ts";

test("a change made before the preview starts is shown once it has started", async ({
	page,
	editor,
}) => {
	const { promise: connection, resolve: connect } =
		Promise.withResolvers<void>();
	await page.route("**/site/worker.js", async (route) => {
		await connection;
		await route.continue();
	});
	await editor.open();
	await editor.unfold("Memberships", "Silver");
	await page.getByLabel("Price per week").first().fill("75");
	connect();
	await expect(editor.preview.getByText("$75").first()).toBeVisible();
});

test("the preview keeps width and scroll position after changes and after opening other files", async ({
	page,
	editor,
}) => {
	await editor.openWithPage();
	await page.getByRole("button", { name: "Desktop" }).click();
	await editor.preview.locator("html").evaluate(() => scrollTo(0, 300));
	const html = editor.preview.locator("html");
	// Retries, because each version of the page replaces the frame.
	const expectTop = (px: number) =>
		expect(async () =>
			expect(await html.evaluate(() => scrollY)).toBe(px),
		).toPass();
	await expectTop(300);
	await editor.unfold("Memberships", "Silver");
	await page.getByLabel("Price per week").first().fill("75");
	await expect(
		editor.preview.getByText("$75").filter({ visible: true }).first(),
	).toBeVisible();
	await expectTop(300);
	const tasks = page.getByRole("navigation");
	await tasks.getByRole("link", { name: "Coaches" }).click();
	await expect(
		editor.preview.getByRole("heading", { level: 2 }).first(),
	).toBeAttached();
	await tasks.getByRole("link", { name: "Prices" }).click();
	await expect(
		editor.preview.getByText("$75").filter({ visible: true }).first(),
	).toBeVisible();
	await expectTop(300);
	await expect(async () =>
		expect(await html.evaluate(() => innerWidth)).toBe(1280),
	).toPass();
});

test("a click on a text or a picture in the preview opens its field", async ({
	page,
	editor,
}) => {
	await editor.openWithPage("pages/about.yaml");
	await page.getByRole("button", { name: "Desktop" }).click();
	await editor.preview.getByRole("heading", { level: 1 }).click();
	await expect(page.locator('[id^="field-hero.headline"]:focus')).toBeVisible();

	// Clicks the second picture, because the headline covers the first.
	const picture = editor.preview.locator("main img").nth(1);
	const [file = "none"] =
		/[^/]+$/.exec((await picture.getAttribute("src")) ?? "") ?? [];
	await picture.click();
	const field = page.locator('[id^="field-"]:has(:focus)').last();
	await expect(field).toContainText(file);
});

test("the note about a value that the preview does not show opens its field and its page", async ({
	page,
	editor,
}) => {
	await editor.openWithPage();
	await editor.unfold("Memberships", "Silver");
	const price = page.getByLabel("Price per week").first();
	await price.fill("many");
	await page.getByRole("link", { name: "Gym and contact" }).click();
	await expect(price).toHaveCount(0);
	await page
		.getByText("Missing or wrong, so the page shows something else:")
		.getByRole("link", { name: "Prices: Memberships, Silver, Price per week" })
		.click();
	await expect(price).toBeFocused();
	await expect(price).toHaveValue("many");
	await expect(page.getByRole("combobox", { name: "Page" })).toHaveValue(
		"/pricing",
	);
});

test("a link in the preview shows its target page", async ({
	page,
	editor,
}) => {
	await editor.openWithPage("site.yaml");
	await editor.preview
		.getByRole("contentinfo")
		.getByRole("link", { name: "Pricing" })
		.click();
	await expect(
		page
			.getByRole("region", { name: "The page as it will be" })
			.getByRole("combobox"),
	).toHaveValue("/pricing");
	await expect(editor.preview.getByText("$79").first()).toBeVisible();
});

test.describe(() => {
	// The preview's request for /api/state fails, and the browser logs the error.
	test.use({
		expectedNoise: [[/\/api\/state/], { scope: "test" }],
	});

	test("the preview cannot access the editor, and loads no provider's frame", async ({
		editor,
	}) => {
		await editor.openWithPage("pages/contact.yaml");
		const reached = await editor.preview.locator("html").evaluate(async () => {
			const results = await Promise.allSettled([
				fetch("/api/state"),
				Promise.resolve().then(() => parent.document.title),
				Promise.resolve().then(() => localStorage.length),
			]);
			return results.filter(({ status }) => status === "fulfilled").length;
		});
		expect(reached).toBe(0);
		await expect(
			editor.preview
				.frameLocator("iframe")
				.first()
				.getByText("The provider’s form is here on the site."),
		).toBeAttached();
	});
});

test("the preview shows the first event while its fields are still empty", async ({
	page,
	editor,
}) => {
	const text = await editor.read("events.yaml");
	await editor.write("events.yaml", text.replace(/^list:.*/ms, "list: []\n"));
	await editor.open("events.yaml");
	await editor.unfold("Events");
	await page.getByRole("button", { name: "Add event" }).click();
	await page.locator('[id="field-list[0].name"]').fill("Spring Lift-Off");
	await expect(
		editor.preview.getByRole("heading", { name: "Spring Lift-Off" }),
	).toBeVisible();
});

test("the preview of the not-found page sends no request for its own URL", async ({
	editor,
	page,
}) => {
	const requests: string[] = [];
	page.on("request", (request) => requests.push(request.url()));
	await editor.openWithPage("pages/not-found.yaml");
	await expect(
		editor.preview.getByRole("heading", { name: "Oops! Page not found" }),
	).toBeVisible();
	expect(requests.filter((url) => url.endsWith("/site/frame"))).toEqual([]);
});

test("changing a coach scrolls the coaches in the preview to the changed one", async ({
	page,
	editor,
}) => {
	await editor.openWithPage("coaches.yaml");
	await page.locator('[id^="field-"] > summary').last().click();
	const biography = page.getByLabel("Bio", { exact: true }).last();
	// In each new version of the page, the row of coaches starts at the first coach, so it must scroll
	// to the changed coach again.
	for (const text of ["Lifts in the rain.", "Runs in the rain."]) {
		await biography.fill(text);
		await expect(editor.preview.getByText(text).first()).toBeInViewport();
		await expect(editor.preview.locator("html[data-app='ready']")).toHaveCount(
			1,
		);
		await expect(editor.preview.getByText(text).first()).toBeInViewport();
	}
});

test("the form does not move when the preview scrolls to a change", async ({
	page,
	editor,
}) => {
	await editor.openWithPage("events.yaml");
	await editor.unfold("Events");
	await page.getByRole("button", { name: "Add event" }).click();
	const name = page.locator('[id^="field-list["][id$=".name"]').last();
	await expect(name).toBeFocused();
	const top = () =>
		name.evaluate((element) => element.getBoundingClientRect().top);
	const before = await top();
	await name.fill("Open house");
	await expect(
		editor.preview.getByRole("heading", { name: "Open house" }),
	).toBeInViewport();
	expect(Math.abs((await top()) - before)).toBeLessThan(2);
});

test("changing a class selects its day in the preview; other changes keep the day", async ({
	page,
	editor,
}) => {
	await editor.openWithPage("schedule.yaml");
	await page.getByRole("button", { name: "Desktop" }).click();
	await editor.unfold("Classes");
	const classes = page.locator('[id="field-classes"]');
	await classes.locator("summary").last().click();
	const name = classes.getByLabel("Name").last();
	await name.fill("Saturday Open Class");
	const panel = editor.preview.getByRole("tabpanel", { name: "Saturday" });
	await expect(
		panel.getByRole("cell", { name: "Saturday Open Class", exact: true }),
	).toBeInViewport();

	// Changes hours that /schedule does not show, so the preview must still show the class's day.
	const hours = page.locator('[id="field-prolabs"]');
	await hours.locator("summary").first().click();
	await hours.locator("summary").nth(1).click();
	const opens = page.locator('[id="field-prolabs[0].opens"]');
	await opens.fill("9:00 PM");
	await expect(editor.problems).toBeVisible();
	await opens.fill("8:30 AM");
	await expect(editor.problems).toBeHidden();
	await expect(panel).toBeVisible();
});

test("the preview scrolls to a changed picture that is out of view", async ({
	page,
	editor,
}) => {
	await editor.openWithPage("pages/home.yaml");
	await editor.unfold("Intro");
	await page.locator('[id="field-intro.photo.alt"]').fill("Wooden rings");
	await expect(
		editor.preview.getByRole("img", { name: "Wooden rings", exact: true }),
	).toBeInViewport();
});

test("the preview opens the question whose answer changes", async ({
	page,
	editor,
}) => {
	await editor.openWithPage("pages/pricing.yaml");
	await editor.unfold("Questions", "Do punch cards expire?");
	await page
		.locator('[id="field-questions.list[3].answer"]')
		.fill("Never, and you may share one with a friend.");
	await expect(
		editor.preview.getByText("Never, and you may share one with a friend."),
	).toBeInViewport();
});

test("the preview keeps its last page while the content cannot be rendered", async ({
	page,
	editor,
}) => {
	await editor.openWithPage();
	const file = "articles/new.md";
	await editor.write(file, "---\ntitle: [\n---\n");
	await page.evaluate(() => dispatchEvent(new Event("focus")));
	await expect(
		page.getByText(/^The page is shown as it was before/),
	).toBeVisible();
	await expect(editor.preview.getByText("$79").first()).toBeVisible();
});

test.describe(() => {
	test.use({
		expectedNoise: [[/site\.json|Failed to fetch/], { scope: "test" }],
	});

	test("the editor reports that the preview failed, until it succeeds", async ({
		page,
		editor,
	}) => {
		await page.route("**/site/site.json", (route) => route.abort(), {
			times: 1,
		});
		await editor.open();
		const failure = page
			.getByRole("alert")
			.filter({ hasText: "cannot show the page" });
		await expect(failure).toContainText("Failed to fetch");
		await editor.unfold("Memberships", "Silver");
		await page.getByLabel("Price per week").first().fill("75");
		await expect(editor.preview.getByText("$75").first()).toBeAttached();
		await expect(failure).toBeHidden();
	});
});
