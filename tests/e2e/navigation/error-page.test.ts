import { barLink } from "../../support/browser/links.ts";
import {
	appReady,
	expect,
	openReady,
	test,
} from "../../support/browser/test.ts";

/** The code of a page that breaks when it is drawn. */
const broken = `
export const handle = { page: { head: { title: "Pricing" } } };
export default function Pricing() {
	throw new Error("This page breaks on purpose");
}`;

test("ERR-02 a page that breaks says so, in its theme and with the focus on it; a link leads home, and it can be loaded again", async ({
	page,
	expectedNoise,
}) => {
	expectedNoise.push(/This page breaks on purpose/);
	const code = "**/assets/pricing-*.js";
	await page.route(code, (route) =>
		route.fulfill({ contentType: "text/javascript", body: broken }),
	);
	await page.emulateMedia({ colorScheme: "dark" });
	await openReady(page, "/");
	await barLink(page, "Pricing").click();
	const heading = page.getByRole("heading", { level: 1 });
	await expect(heading).toHaveText("Unexpected Application Error!");
	await expect(page.locator("html")).toContainClass("dark");

	await expect(heading).toBeFocused();
	await expect(
		page.getByRole("link", { name: "(206) 555-0142" }),
	).toHaveAttribute("href", "tel:+12065550142");

	await page.getByRole("link", { name: "Return to Home" }).click();
	await expect(page).toHaveURL("/");
	await expect(heading).toHaveText(/^Find Your Strength/);

	await appReady(page);
	await barLink(page, "Pricing").click();
	await expect(heading).toHaveText("Unexpected Application Error!");
	await page.unroute(code);
	await page.getByRole("button", { name: "Load the page again" }).click();
	await expect(heading).toHaveText("Transparent Pricing");
	await expect(page).toHaveURL("/pricing");
});
