import type { Page } from "@playwright/test";
import {
	dialogFor,
	frameDialogs,
	frameFor,
	freeTrial,
	openAgain,
	post,
	stubFrames,
} from "../../support/browser/frames.ts";
import { expect, openReady, test } from "../../support/browser/test.ts";
import { sandboxOrigin } from "../../support/sites/sites.ts";

const schedule = "Live class schedule";

test("a visitor can download a file from a provider's frame", async ({
	page,
}) => {
	await page.route(`${sandboxOrigin}/widget/**`, (route) =>
		route.fulfill({
			contentType: "text/html",
			body: '<!doctype html><html lang="en-US"><title>Done</title><a href="/calendar.ics" download="class.ics">Save</a>',
		}),
	);
	await openReady(page, freeTrial.address);
	await openAgain(page, freeTrial);
	const download = page.waitForEvent("download");
	await frameFor(page, freeTrial).contentFrame().getByText("Save").click();
	expect((await download).suggestedFilename()).toBe("class.ics");
});

test("a member can sign in inside the live schedule", async ({
	page,
	context,
}) => {
	// Headed browsers would ask the user for this permission.
	await context.grantPermissions(["storage-access"]);
	await openReady(page, "/schedule?view=calendar");
	const inside = page.frameLocator(`iframe[title="${schedule}"]`);
	await inside.getByRole("button", { name: "Sign in" }).click();
	await expect(inside.getByRole("status")).toHaveText("Signed in");
});

const frames = [
	{
		address: "/schedule?view=calendar",
		title: schedule,
		open: async () => {},
		href: `${sandboxOrigin}/open/calendar`,
	},
	{
		address: "/contact",
		title: "Contact form",
		open: async (page: Page) =>
			page
				.getByRole("group", { name: "Contact form" })
				.scrollIntoViewIfNeeded(),
		href: `${sandboxOrigin}/widget/form/contact`,
	},
	{
		address: "/contact",
		title: "Map of 214 Foundry Way, Seattle, WA 98121",
		open: async (page: Page) =>
			page.getByRole("button", { name: "Load the map" }).click(),
		href: `${sandboxOrigin}/map/embed`,
	},
	{
		address: "/open-gym",
		title: "Calendar for a free first class",
		open: async () => {},
		href: `${sandboxOrigin}/widget/booking/free-trial-class`,
	},
];

for (const { address, title, open, href } of frames)
	test(`C-35 the frame “${title}” keeps a link to its own page in sight once it is ready`, async ({
		page,
	}) => {
		await openReady(page, address);
		await open(page);
		const group = page.getByRole("group", { name: title });
		await expect(group).toHaveAttribute("data-state", "ready");
		const link = group.locator(`a[href^="${href}"]`);
		await group
			.locator("iframe")
			.evaluate((frame) =>
				frame.scrollIntoView({ block: "start", behavior: "instant" }),
			);
		await expect(link).toBeInViewport({ ratio: 1 });
		await expect(link).toHaveAttribute("target", "_blank");
	});

for (const of of frameDialogs)
	test(`C-35 the ${of.name} dialog keeps one link to its provider's page in sight`, async ({
		page,
	}) => {
		await openReady(page, of.address);
		await openAgain(page, of);
		const dialog = dialogFor(page, of);
		await expect(dialog.locator("[data-state='ready']")).toBeVisible();
		const links = dialog.locator(`a[href="${of.url}"]:visible`);
		await expect(links).toHaveCount(1);
		await expect(links).toBeInViewport({ ratio: 1 });
	});

test("a provider's page cannot redirect the site's window", async ({
	page,
	expectedNoise,
}) => {
	expectedNoise.push(/Unsafe attempt to initiate navigation/);
	await stubFrames(page);
	await openReady(page, freeTrial.address);
	await openAgain(page, freeTrial);
	await post(page, freeTrial, null);
	const error = await frameFor(page, freeTrial)
		.contentFrame()
		.locator("body")
		.evaluate(() => {
			try {
				if (window.top) window.top.location.href = "https://elsewhere.example";
				return "";
			} catch (cause) {
				return cause instanceof Error ? cause.name : "";
			}
		});
	expect(error).toBe("SecurityError");
	await expect(page).toHaveURL(freeTrial.address);
});
