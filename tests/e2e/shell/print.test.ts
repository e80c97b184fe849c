import { expect, openReady, test } from "../../support/browser/test.ts";

// Printed pages must be light even if the dark theme is active.
test.use({ colorScheme: "dark" });

const controls = ["banner", "button", "radio", "slider", "switch"] as const;
const darkInks = ["rgb(20, 25, 27)", "rgb(72, 83, 85)"];
const status = /^(Open now|Closed, opens)/;

const sheets = (pdf: Buffer) =>
	pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length;

for (const { path, maxSheets, hidden = [], screenOnly = [], printed = [] } of [
	{ path: "/", maxSheets: 7 },
	{ path: "/group-classes", maxSheets: 4 },
	{
		path: "/pricing",
		maxSheets: 3,
		hidden: controls,
		printed: [
			"Your plan: $79 per week",
			"Never. Punch cards",
			"214 Foundry Way",
		],
	},
	{
		path: "/schedule?view=calendar",
		maxSheets: 1,
		hidden: ["tablist", "contentinfo"] as const,
		printed: [/^Monday$/, /^Friday$/, "No classes scheduled for Sunday."],
	},
	{
		path: "/contact",
		maxSheets: 2,
		screenOnly: ["Send Us a Message", status],
		printed: ["Mon – Fri, 5:30 AM – 8:00 PM"],
	},
])
	test(`${path} prints dark headings on at most ${maxSheets} sheets, without its screen-only parts`, async ({
		page,
	}) => {
		const visible = (text: string | RegExp) =>
			page.getByText(text).filter({ visible: true });
		await openReady(page, path);
		for (const text of screenOnly) await expect(visible(text)).toHaveCount(1);
		const pdf = await page.pdf({ format: "Letter" });
		expect(sheets(pdf)).toBeLessThanOrEqual(maxSheets);

		await page.emulateMedia({ media: "print" });
		for (const role of hidden)
			await expect(page.getByRole(role)).toHaveCount(0);
		for (const text of screenOnly) await expect(visible(text)).toHaveCount(0);
		for (const text of printed)
			await expect(visible(text).first()).toBeVisible();
		const inks = await page
			.getByRole("heading")
			.evaluateAll((headings) =>
				headings.map((heading) => getComputedStyle(heading).color),
			);
		expect(darkInks).toEqual(expect.arrayContaining(inks));
	});
