import { expect, test } from "./editor.ts";

test("a search result opens the field of its text; Back to the menu restores the menu", async ({
	page,
	editor,
}) => {
	await editor.open();
	const menu = page.getByRole("navigation");
	const search = menu.getByLabel("Find a text or a field");
	await search.fill("paid street");
	await menu
		.getByRole("link", { name: /Gym and contact: Parking note/ })
		.click();
	await expect(page.getByLabel("Parking note")).toBeFocused();
	await expect(menu.getByRole("link", { name: "Coaches" })).toHaveCount(0);
	await menu.getByRole("button", { name: "Back to the menu" }).click();
	await expect(menu.getByRole("link", { name: "Coaches" })).toBeVisible();
	await expect(search).toHaveValue("");
	await expect(search).toBeFocused();
});

test("the folded list of pages shows how many problems its forms have", async ({
	page,
	editor,
}) => {
	await editor.open("pages/contact.yaml");
	await page.getByLabel("Headline").first().fill("");
	await editor.open("site.yaml");
	const pages = page.locator("summary").filter({ hasText: /^Pages/ });
	await expect(pages).toContainText("1");
});
