import type { Page } from "@playwright/test";
import {
	consultation,
	dialogOf,
	type FrameDialogCase,
	frameOf,
	freeTrial,
	insideOf,
	open,
	post,
	stubFrames,
} from "../../support/browser/frames.ts";
import { expect, test } from "../../support/browser/test.ts";
import { sandboxOrigin } from "../../support/sites/sites.ts";

const booked = (fingerprint: string) => [
	"msgsndr-booking-complete",
	{ fingerprint, calendarId: "free-trial-class" },
];

/** Opens a dialog with a provider's page that only says what the test has it say. */
async function openStub(
	page: Page,
	of: FrameDialogCase = freeTrial,
): Promise<void> {
	await stubFrames(page);
	await open(page, of);
	await expect(
		insideOf(page, of).getByRole("heading", { name: "Stub" }),
	).toBeVisible();
}

/** Has the page hear a message that names this window and this origin as its sender. */
async function forge(
	page: Page,
	message: unknown,
	sender: { isFrame: boolean; origin: string },
): Promise<void> {
	await frameOf(page, freeTrial).evaluate(
		(frame, { data, isFrame, origin }) => {
			const source = isFrame
				? (frame as HTMLIFrameElement).contentWindow
				: window;
			dispatchEvent(new MessageEvent("message", { data, origin, source }));
		},
		{ data: message, ...sender },
	);
}

/** What the provider's page has been told. */
function heard(page: Page) {
	return insideOf(page, freeTrial).getByRole("listitem");
}

test("EMBED-08 the time of a finished booking comes along to the thank-you page, and nothing else of the provider's address", async ({
	page,
	baseURL,
}) => {
	await page.clock.install({ time: new Date("2026-10-12T10:00:00-07:00") });
	await openStub(page);
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
	await expect(page.getByRole("main")).toContainText(
		/Tuesday, October 20, 5:00/,
	);
});

test("EMBED-08 a finished booking leads to the thank-you page once, however often it is told", async ({
	page,
}) => {
	await openStub(page);
	const before = await page.evaluate(() => history.length);
	await post(page, freeTrial, booked("one"), booked("one"), booked("one"));
	await expect(page).toHaveURL("/thank-you-free-class");
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
	expect(await page.evaluate(() => history.length)).toBe(before + 1);
});

test("EMBED-08 a message that only claims to be from the provider books nothing", async ({
	page,
}) => {
	await openStub(page);
	for (const sender of [
		{ isFrame: true, origin: "https://elsewhere.example" },
		{ isFrame: true, origin: "null" },
		{ isFrame: false, origin: sandboxOrigin },
		{ isFrame: false, origin: "https://elsewhere.example" },
	])
		await forge(page, booked("forged"), sender);
	await page.evaluate(
		(message) => window.postMessage(message, "*"),
		booked("forged"),
	);
	await expect(dialogOf(page, freeTrial)).toBeVisible();
	await expect(page).toHaveURL("/");

	await forge(page, booked("true"), { isFrame: true, origin: sandboxOrigin });
	await expect(page).toHaveURL("/thank-you-free-class");
});

test("EMBED-08 noise of the provider, a wish for another address included, leads nowhere", async ({
	page,
	baseURL,
}) => {
	await openStub(page);
	await post(
		page,
		freeTrial,
		"[iFrameResizerChild]Ready",
		["set-sticky-contacts", "_ud", '{"email":"a@b.example"}', "l", "uuid"],
		["fetch-sticky-contacts", "l"],
		["modify-parent-url", `${baseURL}/thank-you-free-class`],
		["modify-parent-url", `${sandboxOrigin}/widget/booking/free-trial-class`],
		null,
		42,
		{ type: "unknown" },
		["fetch-query-params", "embedded_iframe", "l", "last"],
	);
	await expect(heard(page)).toHaveCount(1);
	await expect(page).toHaveURL("/");
	await expect(dialogOf(page, freeTrial)).toBeVisible();
});

test("EMBED-08 a frame grows with what it holds, up to 2400 px, and never below its own space", async ({
	page,
}) => {
	await openStub(page, consultation);
	const height = async () =>
		(await frameOf(page, consultation).boundingBox())?.height;
	for (const [asked, shown] of [
		[1000, 1000],
		[99_999, 2400],
		[3, 600],
		[700.4, 701],
	] as const) {
		await post(page, consultation, ["highlevel.setHeight", { height: asked }]);
		await expect.poll(height).toBe(shown);
	}
});

test("EMBED-08 the provider that asks is told the campaign of the visit and the page, nothing else", async ({
	page,
	baseURL,
}) => {
	await stubFrames(page);
	await page.goto("/?utm_source=maps&gclid=abc&email=ada@sample.example");
	await page.getByRole("button", { name: freeTrial.opener }).first().click();
	await post(page, freeTrial, [
		"fetch-query-params",
		"embedded_iframe",
		"location",
		"frame-7",
	]);
	await expect(heard(page)).toHaveText([
		JSON.stringify([
			"query-params",
			{ utm_source: "maps", gclid: "abc" },
			`${baseURL}/`,
			"",
			"frame-7",
		]),
	]);
});

test("EMBED-08 a question from elsewhere is not answered", async ({ page }) => {
	await openStub(page);
	const ask = (frameId: string) => [
		"fetch-query-params",
		"embedded_iframe",
		"location",
		frameId,
	];
	await forge(page, ask("foreign"), {
		isFrame: true,
		origin: "https://elsewhere.example",
	});
	await forge(page, ask("other window"), {
		isFrame: false,
		origin: sandboxOrigin,
	});
	await post(page, freeTrial, ask("own"));
	await expect(heard(page)).toHaveText([/"own"\]$/]);
});
