import {
	consultation,
	dialogOf,
	frameOf,
	holdFrames,
	insideOf,
	open,
	openAgain,
	statusOf,
} from "../../support/browser/frames.ts";
import { expect, test } from "../../support/browser/test.ts";

test("DLG-06 EMBED-01 the consultation dialog says what it is for and has a Close button; both calendars are the provider's booking pages, each with its id", async ({
	page,
}) => {
	await test.step("the consultation dialog says what it is for and has a Close button", async () => {
		await open(page, consultation);
		const dialog = dialogOf(page, consultation);
		await expect(dialog.getByRole("heading", { level: 2 })).toHaveText(
			"Book Your 30-Minute Consultation",
		);
		await expect(dialog).toHaveAccessibleDescription(
			"Schedule a private consultation with one of our expert coaches.",
		);
		await dialog.getByRole("button", { name: "Close", exact: true }).click();
		await expect(dialog).toBeHidden();
	});
	await test.step("both calendars are the provider's booking pages, each with its id", async () => {
		await open(page, consultation);
		await expect(frameOf(page, consultation)).toHaveAttribute(
			"src",
			/\/widget\/booking\/consultation$/,
		);
		await page.keyboard.press("Escape");
		await page.getByRole("button", { name: "Free Trial" }).first().click();
		await expect(
			page.getByTitle("Free trial class booking calendar"),
		).toHaveAttribute("src", /\/widget\/booking\/free-trial-class$/);
	});
});

test("DLG-07 its frame is there only while it is open, and a loading sign shows until it has loaded, each time", async ({
	page,
}) => {
	for (const visit of [1, 2]) {
		const release = await holdFrames(page);
		if (visit === 1) await open(page, consultation);
		else await openAgain(page, consultation);
		const frame = frameOf(page, consultation);
		await expect(frame).toHaveCount(1);
		await expect(statusOf(page, consultation)).toHaveText(
			"Loading booking system...",
		);
		await expect(frame).toHaveCSS("opacity", "0");
		release();
		await expect(statusOf(page, consultation)).toBeEmpty();
		await expect(frame).toHaveCSS("opacity", "1");
		await expect(
			insideOf(page, consultation).getByRole("heading", { level: 1 }),
		).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(frame).toHaveCount(0);
		await page.unrouteAll();
	}
});
