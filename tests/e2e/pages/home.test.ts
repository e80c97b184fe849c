import { phone } from "../../support/browser/screens.ts";
import {
	appReady,
	expect,
	openReady,
	test,
} from "../../support/browser/test.ts";

const reviews =
	"https://www.google.com/search?q=Ironbell+Strength+%26+Conditioning+Belltown+reviews";

test("HOME-10 HOME-11 HOME-09 the hero holds the carousel of what members say, See all reviews opens the reviews in a new tab, See Plans & Options goes to the prices", async ({
	page,
	context,
}) => {
	await page.goto("/");
	const carousel = page
		.getByRole("region", { name: "Find Your Strength in Belltown" })
		.getByRole("region", { name: "What members say" });
	await expect(
		carousel.getByText(/I had never touched a barbell/),
	).toBeInViewport();
	await expect(
		carousel.getByRole("button", { name: "Next testimonial" }),
	).toBeVisible();

	await context.route("https://www.google.com/**", (route) =>
		route.fulfill({ body: "Reviews", contentType: "text/plain" }),
	);
	const link = page
		.getByRole("region", { name: "Find Your Strength in Belltown" })
		.getByRole("link", { name: /See all reviews/ });
	await expect(link).toHaveAttribute("href", reviews);
	await expect(link).toHaveAttribute("target", "_blank");

	await appReady(page);
	await page.getByRole("link", { name: "See Plans & Options" }).click();
	await expect(page).toHaveURL("/pricing");
});

test("each article card that the keyboard reaches is in view (WCAG 2.4.11)", async ({
	page,
}) => {
	await page.setViewportSize(phone);
	await openReady(page, "/");
	const links = page
		.getByRole("list", { name: "From the whiteboard" })
		.getByRole("link");
	await links.first().focus();
	for (const link of (await links.all()).slice(1)) {
		await page.keyboard.press("Tab");
		await expect(link).toBeFocused();
		await expect(link).toBeInViewport({ ratio: 0.9 });
	}
});

test("the photograph and the ledge under it fit the first view of 1440 by 900", async ({
	page,
}) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await openReady(page, "/");
	await page.evaluate(() => document.fonts.ready);
	const box = await page
		.getByRole("region", { name: "Find Your Strength in Belltown" })
		.boundingBox();
	const end = (box?.y ?? 0) + (box?.height ?? 0);
	expect(end).toBeLessThanOrEqual(900);
	expect(end).toBeGreaterThan(880);
});
