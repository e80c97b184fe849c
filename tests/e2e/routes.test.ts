import type { Request } from "@playwright/test";
import { notFoundNoise } from "../support/not-found-noise.ts";
import { sitePaths } from "../support/site-paths.ts";
import { sandboxOrigin, siteOrigin } from "../support/sites.ts";
import { appReady, expect, test } from "../support/test.ts";

test("ROUTE-04 the home page begins with Find Your Strength in", async ({
	page,
}) => {
	const response = await page.goto("/");
	expect(response?.status()).toBe(200);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(
		/^Find Your Strength in /,
	);
});

test("ROUTE-01 the home page speaks to newcomers, members, companies and trainers", async ({
	page,
}) => {
	await page.goto("/");
	const main = page.getByRole("main");
	for (const words of [
		"in Belltown",
		"Your first class is free",
		"Racks, rowers and rings on your own clock. Members only.",
		"Get your team off the chairs",
		"Daytime floor rental for independent personal trainers",
	]) {
		await expect(main).toContainText(words);
	}
});

test("ROUTE-25 the home page names 7,000 square feet, busy professionals, beginners and athletes", async ({
	page,
}) => {
	await page.goto("/");
	const main = page.getByRole("main");
	await expect(main).toContainText(/7,000 square feet/);
	await expect(main).toContainText(/busy professional/);
	await expect(main).toContainText(/beginner/);
	await expect(main).toContainText(/athlete/);
});

test("ROUTE-24 every offer of the gym is reached from the bar and from the footer", async ({
	page,
}) => {
	await page.goto("/");
	for (const place of ["banner", "contentinfo"] as const) {
		const addresses = await page
			.getByRole(place)
			.getByRole("link", { includeHidden: true })
			.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
		expect(addresses).toEqual(
			expect.arrayContaining([
				"/group-classes",
				"/personal-training",
				"/nutrition-coaching",
				"/open-gym",
				"/corporate",
				"/prolabs",
				`${sandboxOrigin}/metabolic`,
				`${sandboxOrigin}/store`,
			]),
		);
	}
});

test.describe("every page", () => {
	test.use(notFoundNoise);

	for (const path of sitePaths()) {
		test(`ROUTE-02 ${path} asks nobody to sign in`, async ({ page }) => {
			await page.goto(path);
			await expect(page.getByRole("contentinfo")).toBeVisible();
			const controls = page
				.getByRole("link", { includeHidden: true })
				.or(page.getByRole("button", { includeHidden: true }));
			const names = await controls.evaluateAll((all) =>
				all.map((it) => it.getAttribute("aria-label") ?? it.textContent ?? ""),
			);
			expect(names.length).toBeGreaterThan(10);
			expect(
				names.filter((name) => /log ?in|log ?out|sign ?in|account/i.test(name)),
			).toEqual([]);
			await expect(page.getByRole("textbox")).toHaveCount(0);
		});

		test(`ROUTE-03 ${path} asks for files of the site and for nothing else, nobody else`, async ({
			page,
		}) => {
			const requests: Request[] = [];
			page.on("request", (request) => requests.push(request));
			await page.goto(path);
			await appReady(page);
			const pictures = page.getByRole("main").getByRole("img");
			for (const picture of await pictures.all())
				await picture.scrollIntoViewIfNeeded();
			await page.getByRole("contentinfo").scrollIntoViewIfNeeded();

			const kinds = requests.map((request) => request.resourceType());
			expect(kinds).toContain("script");
			expect(
				requests
					.filter(
						(request) =>
							request.method() !== "GET" ||
							new URL(request.url()).origin !== siteOrigin ||
							["xhr", "fetch", "websocket"].includes(request.resourceType()),
					)
					// What a page's own frame is asked for: outside-requests.test.ts looks at it.
					.filter(
						(request) =>
							!["/contact", "/open-gym"].includes(path) ||
							request.method() === "POST" ||
							!request.url().startsWith(sandboxOrigin),
					)
					.map((request) => `${request.method()} ${request.url()}`),
			).toEqual([]);

			// The same ears hear the provider as soon as a visitor asks for it.
			await page
				.getByRole("banner")
				.getByRole("button", {
					name: /^(Free Trial|Request a Quote|Book Walk-Through)$/,
				})
				.click();
			await expect
				.poll(() => requests.some((it) => it.url().startsWith(sandboxOrigin)))
				.toBe(true);
		});
	}
});
