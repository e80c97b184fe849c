import { readFile } from "node:fs/promises";
import { frozenGym } from "../support/sites/sites.ts";
import { expect, test } from "./editor.ts";
import { serveEditor } from "./served-editor.ts";

test("an invalid price is reported at its field and above the form, and blocks saving", async ({
	page,
	editor,
}) => {
	await editor.openWithPage();
	await editor.unfold("Memberships", "Gold");
	const gold = page.locator('[id="field-memberships[1].pricePerWeek"]');
	await gold.fill("70");
	await expect(gold).toHaveAccessibleDescription(
		/needs to cost more than Silver \(\$79\)/,
	);
	await expect(editor.problems).toContainText("One thing to fix first");
	await expect(editor.preview.getByText("$89").first()).toBeVisible();
	const dialog = await editor.review();
	await expect(
		dialog.getByRole("button", { name: "Save", exact: true }),
	).toBeDisabled();
	await dialog
		.getByRole("region", { name: "To fix first" })
		.getByRole("link", { name: "Memberships, Gold" })
		.click();
	await expect(gold).toBeFocused();
	await gold.fill("99");
	await expect(editor.problems).toHaveCount(0);
	await expect(editor.preview.getByText("$99").first()).toBeVisible();
});

test("a problem in saved content can be fixed in its form, which starts the preview", async ({
	page,
}) => {
	const file = "pricing.yaml";
	const text = await readFile(`${frozenGym}/${file}`, "utf8");
	const invalid = text.replace("pricePerWeek: 79", "pricePerWeek: -79");
	const served = await serveEditor({ [file]: invalid });
	try {
		await page.goto(`${served.address}#/${file}`);
		const problems = page
			.getByRole("main")
			.getByRole("region", { name: "To fix before saving" });
		for (const title of ["Events", "Prices"]) {
			await page
				.getByRole("navigation")
				.getByRole("link", { name: title })
				.click();
			await expect(
				page.getByRole("heading", { level: 1, name: title }),
			).toBeVisible();
		}
		await problems.getByRole("link", { name: /Silver/ }).click();
		await page.getByLabel("Price per week").first().fill("75");
		await expect(problems).toHaveCount(0);
		await expect(
			page.frameLocator('iframe[data-shown="true"]').getByText("$75").first(),
		).toBeVisible();
	} finally {
		await page.close();
		await served.close();
	}
});

test("a damaged picture is reported, and can be replaced", async ({
	page,
	editor,
}) => {
	const whole = await readFile(`${frozenGym}/images/rig.jpg`);
	await editor.write("images/hero.jpg", "no picture");
	await editor.open("open-now.yaml");
	await expect(editor.problems).toContainText("Elsewhere still to fix");
	await editor.problems.getByRole("link", { name: "Pictures" }).click();
	await expect(page.getByRole("heading", { name: "Pictures" })).toBeVisible();
	await page
		.getByLabel("Put another picture in the place of hero.jpg")
		.setInputFiles({ name: "door.jpg", mimeType: "image/jpeg", buffer: whole });
	await expect(editor.problems).toHaveCount(0);
	await editor.save();
	expect(await editor.read("images/hero.jpg")).toBe(whole.toString());
});
