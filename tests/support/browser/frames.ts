import type { FrameLocator, Locator, Page } from "@playwright/test";
import { sandboxOrigin } from "../sites/sites.ts";
import { holdRequests } from "./hold-requests.ts";
import { openWithPausedClock } from "./paused-clock.ts";
import { expect } from "./test.ts";

export type FrameDialogCase = {
	name: string;
	address: string;
	buttonName: string;
	title: string;
	frameTitle: string;
	url: string;
};

export const freeTrial = {
	name: "free trial",
	address: "/",
	buttonName: "Claim Your Free Class Today",
	title: "Book Your Free Trial Class",
	frameTitle: "Free trial class booking calendar",
	url: `${sandboxOrigin}/widget/booking/free-trial-class`,
} as const satisfies FrameDialogCase;

export const consultation = {
	name: "consultation",
	address: "/about",
	buttonName: "Meet With a Coach",
	title: "Book Your 30-Minute Consultation",
	frameTitle: "Consultation booking calendar",
	url: `${sandboxOrigin}/widget/booking/consultation`,
} as const satisfies FrameDialogCase;

export const corporateQuote = {
	name: "corporate quote",
	address: "/corporate",
	buttonName: "Request a Quote",
	title: "Request Your Corporate Quote",
	frameTitle: "Corporate quote request form",
	url: `${sandboxOrigin}/widget/form/corporate-quote?team_size=12&session_minutes=75&healthy_snacks=no&estimate=%24500`,
} as const satisfies FrameDialogCase;

export const prolabsRequest = {
	name: "ProLabs",
	address: "/prolabs",
	buttonName: "Book a Walk-Through",
	title: "ProLabs Information Request",
	frameTitle: "ProLabs request form",
	url: `${sandboxOrigin}/widget/form/prolabs-request?plan=10-hour+block&price=%24350`,
} as const satisfies FrameDialogCase;

export const frameDialogs = [
	freeTrial,
	consultation,
	corporateQuote,
	prolabsRequest,
] as const satisfies readonly FrameDialogCase[];

export function dialogFor(page: Page, { title }: FrameDialogCase): Locator {
	return page.getByRole("dialog", { name: title });
}

export function frameFor(page: Page, { frameTitle }: FrameDialogCase): Locator {
	return page.locator(`iframe[title="${frameTitle}"]`);
}

export function frameContentFor(page: Page, of: FrameDialogCase): FrameLocator {
	return frameFor(page, of).contentFrame();
}

export async function expectFrameLoaded(
	page: Page,
	of: FrameDialogCase,
): Promise<void> {
	await expect(
		frameContentFor(page, of).getByRole("heading", { level: 1 }),
	).toBeVisible();
}

export function statusFor(page: Page, of: FrameDialogCase): Locator {
	return dialogFor(page, of).getByRole("status");
}

export async function expectFallbackLinks(
	part: Locator,
	{ url }: FrameDialogCase,
): Promise<void> {
	const link = (name: string | RegExp) => part.getByRole("link", { name });
	const direct = link(/^Open the (booking|form’s own) page/).first();
	await expect(direct).toHaveAttribute("href", url);
	// Also fails if two links have the same name, because Playwright's locators are strict.
	await expect(link("(206) 555-0142")).toHaveAttribute(
		"href",
		"tel:+12065550142",
	);
	await expect(link("hello@ironbell.example")).toHaveAttribute(
		"href",
		"mailto:hello@ironbell.example",
	);
}

export async function open(page: Page, of: FrameDialogCase): Promise<void> {
	await page.goto(of.address);
	await openAgain(page, of);
}

export async function openAgain(
	page: Page,
	of: FrameDialogCase,
): Promise<void> {
	await openButtonFor(page, of).click();
}

export function openButtonFor(
	page: Page,
	{ buttonName }: FrameDialogCase,
): Locator {
	return page.getByRole("button", { name: buttonName }).first();
}

export async function openDialogWithPausedClock(
	page: Page,
	of: FrameDialogCase,
): Promise<void> {
	await openWithPausedClock(page, of.address);
	// The page sends this request when it starts to watch the frame.
	const watched = page.waitForRequest(
		(request) => request.method() === "HEAD" && request.url() === of.url,
	);
	await openAgain(page, of);
	await watched;
}

const widgets = `${sandboxOrigin}/widget/**`;

export function holdFrames(page: Page): Promise<() => void> {
	return holdRequests(page, widgets);
}

export async function stubFrames(page: Page): Promise<void> {
	await page.route(widgets, (route) =>
		route.fulfill({
			contentType: "text/html",
			body: `<!doctype html><html lang="en-US"><title>Stub</title><h1>Stub</h1><ol></ol><script>
addEventListener("message", ({ data }) => {
	const row = document.createElement("li");
	row.textContent = JSON.stringify(data);
	document.querySelector("ol").append(row);
});
</script>`,
		}),
	);
}

export async function post(
	page: Page,
	of: FrameDialogCase,
	...messages: readonly unknown[]
): Promise<void> {
	await frameContentFor(page, of)
		.locator("body")
		.evaluate((_, texts) => {
			for (const text of texts) parent.postMessage(text, "*");
		}, messages);
}
