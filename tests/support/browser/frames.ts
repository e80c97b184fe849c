import type { FrameLocator, Locator, Page } from "@playwright/test";
import { sandboxOrigin } from "../sites/sites.ts";
import { holdBack } from "./hold-back.ts";
import { gotoStill } from "./still-clock.ts";
import { expect } from "./test.ts";

/** A dialog with a provider's frame: where it stands and what a visitor presses to open it. */
export type FrameDialogCase = {
	/** How a sentence calls it. */
	name: string;
	address: string;
	opener: string;
	title: string;
	frameTitle: string;
	/** The provider's page in the frame, with what the page says to it before anything is chosen. */
	url: string;
};

export const freeTrial = {
	name: "free trial",
	address: "/",
	opener: "Claim Your Free Class Today",
	title: "Book Your Free Trial Class",
	frameTitle: "Free trial class booking calendar",
	url: `${sandboxOrigin}/widget/booking/free-trial-class`,
} as const satisfies FrameDialogCase;

export const consultation = {
	name: "consultation",
	address: "/about",
	opener: "Meet With a Coach",
	title: "Book Your 30-Minute Consultation",
	frameTitle: "Consultation booking calendar",
	url: `${sandboxOrigin}/widget/booking/consultation`,
} as const satisfies FrameDialogCase;

export const corporateQuote = {
	name: "corporate quote",
	address: "/corporate",
	opener: "Request a Quote",
	title: "Request Your Corporate Quote",
	frameTitle: "Corporate quote request form",
	url: `${sandboxOrigin}/widget/form/corporate-quote?team_size=12&session_minutes=75&healthy_snacks=no&estimate=%24500`,
} as const satisfies FrameDialogCase;

export const prolabsRequest = {
	name: "ProLabs",
	address: "/prolabs",
	opener: "Book a Walk-Through",
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

export function dialogOf(page: Page, { title }: FrameDialogCase): Locator {
	return page.getByRole("dialog", { name: title });
}

/** The frame's element, in whatever state. */
export function frameOf(page: Page, { frameTitle }: FrameDialogCase): Locator {
	return page.locator(`iframe[title="${frameTitle}"]`);
}

export function insideOf(page: Page, of: FrameDialogCase): FrameLocator {
	return frameOf(page, of).contentFrame();
}

/** The line or cover in which a frame says how it is doing. */
export function statusOf(page: Page, of: FrameDialogCase): Locator {
	return dialogOf(page, of).getByRole("status");
}

/** A part of the page names the provider's page, and phone and email once each. */
export async function expectWaysOut(
	part: Locator,
	{ url }: FrameDialogCase,
): Promise<void> {
	const link = (name: string | RegExp) => part.getByRole("link", { name });
	const direct = link(/^Open the (booking|form’s own) page/).first();
	await expect(direct).toHaveAttribute("href", url);
	// Fails on a second link of the same name.
	await expect(link("(206) 555-0142")).toHaveAttribute(
		"href",
		"tel:+12065550142",
	);
	await expect(link("hello@ironbell.example")).toHaveAttribute(
		"href",
		"mailto:hello@ironbell.example",
	);
}

/** Opens the page and the dialog on it. */
export async function open(page: Page, of: FrameDialogCase): Promise<void> {
	await page.goto(of.address);
	await openAgain(page, of);
}

export async function openAgain(
	page: Page,
	{ opener }: FrameDialogCase,
): Promise<void> {
	await page.getByRole("button", { name: opener }).first().click();
}

/** Opens a dialog on a page whose clock stands still. */
export async function openWithClock(
	page: Page,
	of: FrameDialogCase,
): Promise<void> {
	await gotoStill(page, of.address);
	// The question whether anyone answers goes out when the watch over the frame begins.
	const watched = page.waitForRequest(
		(request) => request.method() === "HEAD" && request.url() === of.url,
	);
	await openAgain(page, of);
	await watched;
}

const widgets = `${sandboxOrigin}/widget/**`;

/** Providers' pages stay away until the returned function is called. */
export function holdFrames(page: Page): Promise<() => void> {
	return holdBack(page, widgets);
}

/** Nobody answers at the providers' addresses. */
export async function cutOffProviders(page: Page): Promise<void> {
	await page.route(`${sandboxOrigin}/**`, (route) => route.abort());
}

/** What the browser and the site log when a provider cannot be reached. */
export const cutOffNoise = [
	/Failed to load resource/,
	/The frame ".+" (could not be reached|failed to load)/,
];

/** A provider's page that says nothing by itself and lists the messages it gets. */
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

/** Has the provider's page post messages to the page around it. */
export async function post(
	page: Page,
	of: FrameDialogCase,
	...messages: readonly unknown[]
): Promise<void> {
	await insideOf(page, of)
		.locator("body")
		.evaluate((_, texts) => {
			for (const text of texts) parent.postMessage(text, "*");
		}, messages);
}
