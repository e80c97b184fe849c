import { violations } from "../support/browser/violations.ts";
import { expect, test } from "./editor.ts";

const places = [
	"pricing.yaml",
	"schedule.yaml",
	"coaches.yaml",
	"testimonials.yaml",
	"articles",
	"articles/member-stories.md",
	"images",
	"pages/group-classes.yaml",
	"site.yaml",
];

for (const place of places)
	test(`${place} can be edited by everyone, in both themes and 360 px wide`, async ({
		page,
		editor,
	}) => {
		await editor.open(place);
		for (const details of await page.getByRole("main").locator("details").all())
			await details.evaluate((element) => element.setAttribute("open", ""));
		for (const colorScheme of ["light", "dark"] as const) {
			await page.emulateMedia({ colorScheme });
			expect(await violations(page)).toEqual([]);
		}
		await page.setViewportSize({ width: 360, height: 740 });
		expect(
			await page.evaluate(() => document.documentElement.scrollWidth),
		).toBeLessThanOrEqual(360);
		expect(await violations(page)).toEqual([]);
	});

test("a price is changed and saved with the keyboard alone", async ({
	page,
	editor,
}) => {
	await editor.open();
	const press = async (name: string, kind: "tab" | "back" = "tab") => {
		for (let presses = 0; presses < 80; presses += 1) {
			await page.keyboard.press(kind === "tab" ? "Tab" : "Shift+Tab");
			const focused = page.locator(":focus");
			const said = await focused.evaluate(
				(element) =>
					element.getAttribute("aria-label") ??
					("labels" in element
						? [...((element as HTMLInputElement).labels ?? [])]
								.map((label) => label.innerText)
								.join()
						: "") + (element as HTMLElement).innerText,
			);
			if (said.trim().startsWith(name)) return;
		}
		throw new Error(`${name} is not reached by the keyboard`);
	};
	await press("Memberships");
	await page.keyboard.press("Enter");
	await press("Silver");
	await page.keyboard.press("Enter");
	await press("Price per week");
	await page.keyboard.type("75");
	await press("Review and save", "back");
	await page.keyboard.press("Enter");
	const dialog = page.getByRole("dialog", { name: "What changes" });
	await expect(dialog).toContainText("$79 to $75");
	await press("Save");
	await page.keyboard.press("Enter");
	await expect(page.getByText("Saved in the folder.")).toBeVisible();
	expect(await editor.changedLines("pricing.yaml")).toHaveLength(2);
});

test("what changes is told, and mistakes are listed, without anything that axe finds wrong", async ({
	page,
	editor,
}) => {
	await editor.open("site.yaml");
	await page.getByLabel("Parking note").fill("Park {here");
	await expect(editor.mistakes).toBeVisible();
	expect(await violations(page)).toEqual([]);
	await editor.review();
	for (const colorScheme of ["light", "dark"] as const) {
		await page.emulateMedia({ colorScheme });
		expect(await violations(page)).toEqual([]);
	}
});
