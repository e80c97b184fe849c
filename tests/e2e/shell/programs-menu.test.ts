import { expect, openReady, test } from "../../support/browser/test.ts";
import { sandboxOrigin } from "../../support/sites/sites.ts";

const programs = [
	["Group Classes", "/group-classes"],
	["Personal Training", "/personal-training"],
	["Nutrition Coaching", "/nutrition-coaching"],
	["Metabolic Health", `${sandboxOrigin}/metabolic`],
	["Open Gym", "/open-gym"],
	["Corporate Program", "/corporate"],
] as const;

test.beforeEach(async ({ page }) => {
	await openReady(page, "/terms");
});

test("NAV-03 NAV-04 the programs menu opens on hover with six links and closes by Escape", async ({
	page,
}) => {
	const header = page.getByRole("navigation", { name: "Main" });
	const list = header.getByRole("listitem").getByRole("list");
	await expect(list).toBeHidden();
	await header.getByText("Programs", { exact: true }).hover();
	await expect(list).toBeVisible();
	const entries = await list
		.getByRole("link")
		.evaluateAll((links) =>
			links.map((link) => [
				link.querySelector("span")?.textContent,
				link.getAttribute("href"),
			]),
		);
	expect(entries).toEqual(programs);
	await expect(list.getByRole("link", { name: "new tab" })).toHaveAttribute(
		"target",
		"_blank",
	);

	const last = list.getByRole("link", { name: /^Corporate Program/ });
	const target = await last.boundingBox();
	const x = (target?.x ?? 0) + 40;
	await page.mouse.move(x, (target?.y ?? 0) + 20, { steps: 40 });
	await expect(last).toBeVisible();
	await page.mouse.move(x, 800);
	await expect(last).toBeHidden();

	const home = header.getByRole("link", { name: "Home" });
	await home.focus();
	await header.getByText("Programs", { exact: true }).hover();
	await expect(list).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(list).toBeHidden();
	await expect(home).toBeFocused();

	await header.getByText("Programs", { exact: true }).click();
	await expect(list).toBeVisible();
	await page.mouse.move(640, 800);
	await expect(list).toBeHidden();
	await header.getByText("Programs", { exact: true }).click();
	await expect(list).toBeVisible();
});

test("NAV-03 the programs menu opens, moves focus and closes by keyboard", async ({
	page,
}) => {
	const header = page.getByRole("navigation", { name: "Main" });
	const summary = header.getByText("Programs", { exact: true });
	const openAndGoThrough = async (key: string) => {
		await expect(summary).toBeFocused();
		await page.keyboard.press(key);
		for (const [name] of programs) {
			await page.keyboard.press("Tab");
			await expect(
				header.getByRole("link", { name: new RegExp(`^${name}`) }),
			).toBeFocused();
		}
	};
	await header.getByRole("link", { name: "Home" }).focus();
	await page.keyboard.press("Tab");
	await openAndGoThrough("Enter");
	await page.keyboard.press("Escape");
	await expect(header.getByRole("link", { name: /^Open Gym/ })).toBeHidden();
	await openAndGoThrough("Space");
	await page.keyboard.press("Tab");
	await expect(header.getByRole("link", { name: "Schedule" })).toBeFocused();
	await expect(header.getByRole("link", { name: /^Open Gym/ })).toBeHidden();
	await summary.press("Enter");
	await header.getByRole("link", { name: /^Corporate Program/ }).press("Enter");
	await expect(page).toHaveURL(/\/corporate$/);
	await page.goBack();
	await expect(summary).toBeVisible();
	await expect(header.getByRole("link", { name: /^Open Gym/ })).toBeHidden();
});

test.describe("on a touch screen", () => {
	test.use({ hasTouch: true });

	test("NAV-03 a tap opens the programs menu, and a second tap closes it", async ({
		page,
	}) => {
		const header = page.getByRole("navigation", { name: "Main" });
		const summary = header.getByText("Programs", { exact: true });
		await summary.tap();
		await expect(header.getByRole("link", { name: /^Open Gym/ })).toBeVisible();
		await summary.tap();
		await expect(header.getByRole("link", { name: /^Open Gym/ })).toBeHidden();
	});
});
