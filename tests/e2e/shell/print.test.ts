import { expect, openReady, test } from "../../support/browser/test.ts";

// Prints must be light even from the dark theme.
test.use({ colorScheme: "dark" });

const sheets = (pdf: Buffer) =>
	pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length;

test("the prices print on three sheets at most, without controls, from the dark theme too", async ({
	page,
}) => {
	await openReady(page, "/pricing");
	expect(sheets(await page.pdf({ format: "Letter" }))).toBeLessThanOrEqual(3);

	await page.emulateMedia({ media: "print" });
	for (const role of ["button", "radio", "slider", "switch", "banner"] as const)
		await expect(page.getByRole(role)).toHaveCount(0);
	const main = page.getByRole("main");
	for (const text of [
		"Unlimited sessions",
		"Your plan: $79 per week",
		"$450",
		"we refund what you paid",
	])
		await expect(main).toContainText(text);
	await expect(
		page.getByText("Never. Punch cards never expire."),
	).toBeVisible();
	await expect(page.getByRole("contentinfo")).toContainText("214 Foundry Way");
});

test("pages print in dark ink on few sheets, also from the dark theme", async ({
	page,
}) => {
	for (const [path, maxSheets] of [
		["/", 7],
		["/group-classes", 4],
	] as const)
		await test.step(`${path} on ${maxSheets} sheets at most`, async () => {
			await page.emulateMedia({ media: null });
			await page.goto(path);
			expect(sheets(await page.pdf({ format: "A4" }))).toBeLessThanOrEqual(
				maxSheets,
			);
			await page.emulateMedia({ media: "print" });
			const inks = await page
				.getByRole("heading")
				.evaluateAll((headings) =>
					headings.map((heading) => getComputedStyle(heading).color),
				);
			expect(new Set(inks)).toEqual(new Set(["rgb(20, 25, 27)"]));
		});
});

test("the week of the schedule prints on one sheet, whichever view was shown", async ({
	page,
}) => {
	await openReady(page, "/schedule?view=calendar");
	expect(sheets(await page.pdf({ format: "Letter" }))).toBe(1);
	await page.emulateMedia({ media: "print" });
	for (const day of ["Monday", "Friday", "Sunday"])
		await expect(
			page.getByRole("tabpanel", { name: day, exact: true }),
		).toBeVisible();
	await expect(page.getByRole("tablist")).toBeHidden();
	await expect(page.getByRole("contentinfo")).toBeHidden();
});

test("the contact page prints neither the form's heading nor the status of the moment", async ({
	page,
}) => {
	await openReady(page, "/contact");
	const main = page.getByRole("main");
	const heading = main.getByRole("heading", { name: "Send Us a Message" });
	const status = main.getByText(/^(Open now|Closed, opens)/);
	await expect(heading).toBeVisible();
	await expect(status).toBeVisible();
	await page.emulateMedia({ media: "print" });
	await expect(heading).toBeHidden();
	await expect(status).toBeHidden();
	await expect(main.getByText("Mon – Fri, 5:30 AM – 8:00 PM")).toBeVisible();
});
