import {
	corporateQuote,
	cutOffNoise,
	cutOffProviders,
	dialogOf,
	frameOf,
	holdFrames,
	open,
	prolabsRequest,
	statusOf,
} from "../../support/browser/frames.ts";
import { expect, test } from "../../support/browser/test.ts";

test.beforeEach(({ expectedNoise }) => {
	expectedNoise.push(...cutOffNoise);
});

test("DLG-10 ERR-01 ERR-04 C-35 a corporate quote form that fails is only logged: no error text, phone and email stay", async ({
	page,
}) => {
	await cutOffProviders(page);
	const logged = page.waitForEvent("console", (message) =>
		message.text().startsWith(`The frame "${corporateQuote.frameTitle}"`),
	);
	await open(page, corporateQuote);
	expect((await logged).type()).toBe("warning");
	const dialog = dialogOf(page, corporateQuote);
	await expect(dialog.getByText("Loading booking system...")).toHaveCount(0);
	await expect(dialog.getByRole("alert")).toHaveCount(0);
	await expect(dialog).not.toContainText(
		/error|fail|wrong|sorry|problem|didn.t|could not/i,
	);
	const status = statusOf(page, corporateQuote);
	for (const name of ["(206) 555-0142", "hello@ironbell.example"])
		await expect(status.getByRole("link", { name })).toBeVisible();
});

test("DLG-10 an error event of the ProLabs frame ends the loading sign and is logged", async ({
	page,
}) => {
	await holdFrames(page);
	await open(page, prolabsRequest);
	await expect(statusOf(page, prolabsRequest)).toHaveText(
		"Loading booking system...",
	);
	const logged = page.waitForEvent("console", (message) =>
		message.text().includes(prolabsRequest.frameTitle),
	);
	await frameOf(page, prolabsRequest).dispatchEvent("error");
	await logged;
	await expect(
		dialogOf(page, prolabsRequest).getByText("Loading booking system..."),
	).toHaveCount(0);
});
