import {
	corporateQuote,
	cutOffNoise,
	cutOffProviders,
	dialogOf,
	frameOf,
	holdFrames,
	insideOf,
	open,
	prolabsRequest,
	statusOf,
} from "../../support/browser/frames.ts";
import { expect, test } from "../../support/browser/test.ts";

const leads = [
	{
		lead: corporateQuote,
		title: "Request Your Corporate Quote",
		promise: /reply within 24\s+hours with a custom quote/,
	},
	{
		lead: prolabsRequest,
		title: "ProLabs Information Request",
		promise: /reply within 24\s+hours/,
	},
] as const;

for (const { lead, title, promise } of leads) {
	test(`DLG-09 DLG-11 DLG-12 DLG-13 ROUTE-28 EMBED-03 the ${lead.name} dialog has its title, promises a reply within 24 hours, and loads the provider's form, with a sign until it is there`, async ({
		page,
	}) => {
		const release = await holdFrames(page);
		await open(page, lead);
		const dialog = dialogOf(page, lead);
		await expect(dialog.getByRole("heading", { level: 2 })).toHaveText(title);
		await expect(dialog).toHaveAccessibleDescription(promise);
		await expect(frameOf(page, lead)).toHaveCSS("opacity", "0");
		await expect(statusOf(page, lead)).toHaveText("Loading booking system...");
		await expect(dialog.getByText("Loading booking system...")).toBeVisible();
		release();
		await expect(statusOf(page, lead)).toBeEmpty();
		await expect(frameOf(page, lead)).toHaveCSS("opacity", "1");
		await expect(frameOf(page, lead)).toHaveAttribute("src", lead.url);
		await expect(
			insideOf(page, lead).getByRole("textbox", { name: "Name", exact: true }),
		).toBeVisible();
		await expect(dialog.locator("input, select, textarea")).toHaveCount(0);
	});

	test.describe("when the provider is away", () => {
		test.use({ expectedNoise: [cutOffNoise, { scope: "test" }] });

		test(`DLG-10 ERR-01 ERR-04 C-35 a ${lead.name} form that fails is only logged: no error text, phone and email stay`, async ({
			page,
		}) => {
			await cutOffProviders(page);
			const logged = page.waitForEvent("console", (message) =>
				message.text().startsWith(`The frame "${lead.frameTitle}"`),
			);
			await open(page, lead);
			expect((await logged).type()).toBe("warning");
			await expectQuietWayOut();

			async function expectQuietWayOut() {
				const dialog = dialogOf(page, lead);
				await expect(dialog.getByText("Loading booking system...")).toHaveCount(
					0,
				);
				await expect(dialog.getByRole("alert")).toHaveCount(0);
				await expect(dialog).not.toContainText(
					/error|fail|wrong|sorry|problem|didn.t|could not/i,
				);
				const status = statusOf(page, lead);
				await expect(
					status.getByRole("link", { name: "(206) 555-0142" }),
				).toBeVisible();
				await expect(
					status.getByRole("link", { name: "hello@ironbell.example" }),
				).toBeVisible();
			}
		});

		test(`DLG-10 an error event of the ${lead.name} frame ends the loading sign and is logged`, async ({
			page,
		}) => {
			await holdFrames(page);
			await open(page, lead);
			const frame = frameOf(page, lead);
			await expect(statusOf(page, lead)).toHaveText(
				"Loading booking system...",
			);
			const logged = page.waitForEvent("console", (message) =>
				message.text().includes(lead.frameTitle),
			);
			await frame.dispatchEvent("error");
			await logged;
			await expect(
				dialogOf(page, lead).getByText("Loading booking system..."),
			).toHaveCount(0);
		});
	});
}
