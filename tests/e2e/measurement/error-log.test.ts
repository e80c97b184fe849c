import { expect, test } from "../../support/browser/test.ts";

test.use({
	expectedNoise: [
		[/Failed to load resource/, /The hero image failed to load/],
		{ scope: "test" },
	],
});

test("ERR-04 a hero picture that does not come is only logged", async ({
	page,
}) => {
	await page.route(/\/images\/hero[^/]*$/, (route) => route.abort());
	const logged = page.waitForEvent("console", (message) =>
		message.text().startsWith("The hero image failed to load"),
	);
	await page.goto("/");
	expect((await logged).type()).toBe("warning");
	await expect(
		page.getByRole("heading", { level: 1, name: "Find Your Strength" }),
	).toBeVisible();
	await expect(page.getByRole("alert")).toHaveCount(0);
	await expect(page.getByRole("region", { name: "Notifications" })).toHaveCount(
		0,
	);
});
