import type { Page } from "@playwright/test";
import {
	dialogFor,
	frameContentFor,
	frameFor,
	freeTrial,
	openAgain,
	post,
	stubFrames,
} from "../../support/browser/frames.ts";
import { expect, test } from "../../support/browser/test.ts";
import { sandboxOrigin } from "../../support/sites/sites.ts";

const booked = (fingerprint: string) => [
	"msgsndr-booking-complete",
	{ fingerprint, calendarId: "free-trial-class" },
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

test("EMBED-08 a frame's height follows its messages; a finished booking redirects once", async ({
	page,
	baseURL,
}) => {
	await page.clock.install({ time: new Date("2026-10-12T10:00:00-07:00") });
	await openStub(page, "/");
	const frameHeight = async () =>
		(await frameFor(page, freeTrial).boundingBox())?.height;
	for (const [requestedHeight, height] of [
		[99_999, 2400],
		[3, 900],
	] as const) {
		await post(page, freeTrial, [
			"highlevel.setHeight",
			{ height: requestedHeight },
		]);
		await expect.poll(frameHeight).toBe(height);
	}

	const before = await page.evaluate(() => history.length);
	await post(
		page,
		freeTrial,
		[
			"modify-parent-url",
			`${baseURL}/thank-you-free-class?start=2026-10-21T00:00:00Z&email=ann@b.example`,
		],
		booked("one"),
		booked("one"),
		booked("one"),
	);
	await expect(page).toHaveURL(
		"/thank-you-free-class?start=2026-10-21T00%3A00%3A00Z",
	);
	await expect(page.getByRole("main")).toContainText(
		/Tuesday, October 20, 5:00/,
	);
	expect(await page.evaluate(() => history.length)).toBe(before + 1);
});
