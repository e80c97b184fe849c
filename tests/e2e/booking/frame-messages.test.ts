import type { Page } from "@playwright/test";
import {
	dialogFor,
	frameContentFor,
	frameFor,
	freeTrial,
	openAgain,
	post,
	prolabsRequest,
	stubFrames,
} from "../../support/browser/frames.ts";
import { expect, openReady, test } from "../../support/browser/test.ts";
import { sandboxOrigin } from "../../support/sites/sites.ts";

const booked = (fingerprint: string) => [
	"msgsndr-booking-complete",
	{ fingerprint, calendarId: "free-trial-class" },
];

const contact = (id: string) => [
	"set-sticky-contacts",
	"_ud",
	JSON.stringify({ name: "Ada Sample", email: "ada@sample.example" }),
	"location-1",
	id,
];

const paramsRequest = (frameId: string) => [
	"fetch-query-params",
	"embedded_iframe",
	"location",
	frameId,
];

/** Shows a provider page that posts only the messages of the test. */
async function openStub(page: Page, address: string): Promise<void> {
	await stubFrames(page);
	await page.goto(address);
	await openAgain(page, freeTrial);
	await expect(
		frameContentFor(page, freeTrial).getByRole("heading", { name: "Stub" }),
	).toBeVisible();
}

async function forge(
	page: Page,
	message: unknown,
	sender: { isFrame: boolean; origin: string },
): Promise<void> {
	await frameFor(page, freeTrial).evaluate(
		(frame, { data, isFrame, origin }) => {
			const source = isFrame
				? (frame as HTMLIFrameElement).contentWindow
				: window;
			dispatchEvent(new MessageEvent("message", { data, origin, source }));
		},
		{ data: message, ...sender },
	);
}

test("EMBED-08 unknown and forged messages of a frame have no effect", async ({
	page,
	baseURL,
}) => {
	const address = "/?utm_source=maps&gclid=abc&email=ada@sample.example";
	await openStub(page, address);

	await post(
		page,
		freeTrial,
		"[iFrameResizerChild]Ready",
		["modify-parent-url", `${baseURL}/thank-you-free-class`],
		null,
	);

	for (const sender of [
		{ isFrame: true, origin: "https://elsewhere.example" },
		{ isFrame: true, origin: "null" },
		{ isFrame: false, origin: sandboxOrigin },
		{ isFrame: false, origin: "https://elsewhere.example" },
	]) {
		await forge(page, booked("forged"), sender);
		await forge(page, paramsRequest("forged"), sender);
	}
	await page.evaluate(
		(message) => window.postMessage(message, "*"),
		booked("forged"),
	);

	await post(page, freeTrial, paramsRequest("frame-7"));
	await expect(
		frameContentFor(page, freeTrial).getByRole("listitem"),
	).toHaveText([
		JSON.stringify([
			"query-params",
			{ utm_source: "maps", gclid: "abc" },
			`${baseURL}/`,
			"",
			"frame-7",
		]),
	]);
	await expect(page).toHaveURL(address);
	await expect(dialogFor(page, freeTrial)).toBeVisible();
	await forge(page, booked("true"), { isFrame: true, origin: sandboxOrigin });
	await expect(page).toHaveURL(/\/thank-you-free-class/);
});

test("EMBED-08 a finished booking opens the thank-you page with the booked time only", async ({
	page,
	baseURL,
}) => {
	await openStub(page, "/");
	await post(
		page,
		freeTrial,
		[
			"modify-parent-url",
			`${baseURL}/thank-you-free-class?start=2026-10-21T00:00:00Z&email=ann@b.example`,
		],
		booked("one"),
	);
	await expect(page).toHaveURL(
		"/thank-you-free-class?start=2026-10-21T00%3A00%3A00Z",
	);
});

test("EMBED-08 a new contact completes a form once, only after the visitor has entered the frame", async ({
	page,
}) => {
	await stubFrames(page);
	await openReady(page, prolabsRequest.address);
	await openAgain(page, prolabsRequest);
	const dialog = dialogFor(page, prolabsRequest);
	await expect(dialog.locator("[data-phase='ready']")).toBeVisible();
	const form = frameContentFor(page, prolabsRequest);
	await post(page, prolabsRequest, contact("loaded"));

	await form.getByRole("heading").click();
	await expect(dialog).toHaveAttribute("closedby", "closerequest");
	await post(page, prolabsRequest, contact("loaded"));
	await post(page, prolabsRequest, paramsRequest("frame"));
	// The page handles messages in order, so it has handled the others once the frame lists the
	// response to the last one.
	await expect(form.getByRole("listitem")).toHaveCount(1);
	await expect(page).toHaveURL(prolabsRequest.address);

	const before = await page.evaluate(() => history.length);
	await post(page, prolabsRequest, contact("sent"), contact("again"));
	await expect(page).toHaveURL("/thank-you-prolabs");
	expect(await page.evaluate(() => history.length)).toBe(before + 1);
});
