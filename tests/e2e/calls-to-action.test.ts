import {
	consultation,
	corporateQuote,
	prolabsRequest,
} from "../support/frames.ts";
import { sitePaths } from "../support/site-paths.ts";
import { workbenchOrigin } from "../support/sites.ts";
import { expect, test } from "../support/test.ts";

test("ROUTE-26 the free 90-minute class can be booked from the home page", async ({
	page,
}) => {
	await page.goto("/");
	await expect(
		page.getByRole("heading", { name: /^Your first class is free/ }),
	).toBeAttached();
	await expect(page.getByRole("main")).toContainText(/ninety minutes/i);
	await page
		.getByRole("main")
		.getByRole("button", { name: "Claim Your Free Class Today" })
		.first()
		.click();
	await expect(
		page.getByRole("dialog", { name: "Book Your Free Trial Class" }),
	).toBeVisible();
});

for (const { address, opener, title } of [
	consultation,
	corporateQuote,
	prolabsRequest,
]) {
	test(`ROUTE-26 ${opener} opens ${title}`, async ({ page }) => {
		await page.goto(address);
		await page
			.getByRole("button", { name: opener, exact: true })
			.first()
			.click();
		await expect(page.getByRole("dialog", { name: title })).toBeVisible();
	});
}

test("ROUTE-28 wherever a reply is promised, it comes within 24 hours", async ({
	request,
}) => {
	const documents = await Promise.all(
		[...sitePaths(), `${workbenchOrigin}/dialogs`].map(async (path) =>
			(await request.get(path)).text(),
		),
	);
	// How long the law gives us to answer about someone's data is another promise.
	const legal = /[^.<>]*within 45 days[^.<>]*/g;
	const all = documents.join("\n");
	expect(all.match(legal)?.length).toBeGreaterThan(0);
	const words = all.replace(legal, "");
	const promises = words.match(
		/\b(?:reply|replies|answer|respond|contact you|hear from us|get back)[^.<]*?within [^.<]*/gi,
	);
	expect(promises?.length).toBeGreaterThanOrEqual(2);
	expect(promises?.filter((it) => !/within 24 hours/.test(it))).toEqual([]);
	expect(words).not.toMatch(/48 hours|business days?|within (?!24)\d+ hours/i);
});
