import {
	dialogFor,
	frameContentFor,
	frameFor,
	freeTrial,
	openAgain,
} from "../../support/browser/frames.ts";
import { requestsFor } from "../../support/browser/requests.ts";
import { phoneDevice } from "../../support/browser/screens.ts";
import { expect, test } from "../../support/browser/test.ts";

const landing = "/?utm_source=maps&gclid=abc&email=ada@sample.example";

test.use(phoneDevice);

test("EMBED-08 a visitor books a free class without leaving personal data on the site", async ({
	page,
}) => {
	await page.goto(landing);
	await openAgain(page, freeTrial);
	await expect(dialogFor(page, freeTrial)).toBeVisible();

	const widget = frameContentFor(page, freeTrial);
	await expect(
		widget.getByText("Campaign: utm_source=maps, gclid=abc"),
	).toBeVisible();
	await expect(frameFor(page, freeTrial)).toHaveAttribute(
		"src",
		`${freeTrial.url}?utm_source=maps&gclid=abc`,
	);
	await widget
		.getByRole("group", { name: "Day" })
		.getByRole("radio")
		.first()
		.check();
	await widget
		.getByRole("group", { name: "Time" })
		.getByRole("radio")
		.first()
		.check();
	await widget.getByLabel("First name").fill("Ada");
	await widget.getByLabel("Last name").fill("Sample");
	await widget.getByLabel("Email").fill("ada@sample.example");
	await widget.getByLabel("Phone").fill("(206) 555-0100");
	await widget.getByRole("button", { name: "Confirm booking" }).click();

	await expect(page).toHaveURL("/thank-you-free-class");
	const heading = page.getByRole("heading", { level: 1 });
	await expect(heading).toHaveText("You're booked!");
	await expect(heading).toBeInViewport();
	await expect(page.getByRole("dialog")).toHaveCount(0);

	const storedData = () =>
		page.evaluate(() =>
			JSON.stringify([
				{ ...localStorage },
				{ ...sessionStorage },
				document.cookie,
				location.href,
				history.state,
			]),
		);
	expect(await storedData()).toContain("utm_source=maps");
	// The provider's script stores the contact, then the page removes it.
	await expect.poll(storedData).not.toMatch(/ada|sample|555-0100/i);

	const requests = requestsFor(page, /\/widget\//);
	await page.goBack();
	await expect(page).toHaveURL(landing);
	await expect(
		page.getByRole("heading", { level: 1, name: "Find Your Strength" }),
	).toBeVisible();
	await expect(page.getByRole("dialog")).toHaveCount(0);
	expect(requests).toEqual([]);
});
