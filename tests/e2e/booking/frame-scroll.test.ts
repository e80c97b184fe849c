import type { Locator, Page } from "@playwright/test";
import { boxOf } from "../../support/browser/box.ts";
import {
	frameFor,
	freeTrial,
	openAgain,
} from "../../support/browser/frames.ts";
import { desktop, phone } from "../../support/browser/screens.ts";
import { expect, openReady, test } from "../../support/browser/test.ts";
import { sandboxOrigin } from "../../support/sites/sites.ts";

/** A form whose buttons post a height and whose link opens another page. */
const form = `<!doctype html><html lang="en-US"><title>Form</title><h1>Form</h1>
<button id="long">Long</button><button id="shorter">Shorter</button><button id="short">Short</button>
<a href="?step=2">Next page</a>
<script>
for (const [id, height] of [["long", 1400], ["shorter", 1380], ["short", 500]])
	document.getElementById(id).onclick = () => parent.postMessage(["highlevel.setHeight", { height }], "*");
</script>`;

const cases = [
	{
		name: "the dialog",
		viewport: phone,
		async open(page: Page) {
			await openReady(page, freeTrial.address);
			await openAgain(page, freeTrial);
			return frameFor(page, freeTrial);
		},
	},
	{
		name: "the contact page",
		viewport: desktop,
		async open(page: Page) {
			await openReady(page, "/contact");
			const frame = page.locator('iframe[title="Contact form"]');
			await page
				.getByRole("group", { name: "Contact form" })
				.scrollIntoViewIfNeeded();
			return frame;
		},
	},
];

async function pressInside(frame: Locator, name: string): Promise<void> {
	await frame
		.contentFrame()
		.getByText(name, { exact: true })
		.evaluate((element: HTMLElement) => element.click());
}

async function scrollToEnd(
	page: Page,
	{ open }: (typeof cases)[number],
): Promise<Locator> {
	await page.route(`${sandboxOrigin}/widget/**`, (route) =>
		route.fulfill({ contentType: "text/html", body: form }),
	);
	const frame = await open(page);
	await frame.contentFrame().getByRole("heading").click();
	await becomeLong(frame);
	return frame;
}

async function becomeLong(frame: Locator): Promise<void> {
	await pressInside(frame, "Long");
	await expect.poll(async () => (await boxOf(frame)).height).toBe(1400);
	await frame.evaluate((element) =>
		element.scrollIntoView({ block: "end", behavior: "instant" }),
	);
	expect((await boxOf(frame)).y).toBeLessThan(0);
}

async function expectTopInView(frame: Locator): Promise<void> {
	await expect
		.poll(() =>
			frame.evaluate((element) => {
				const { left, top } = element.getBoundingClientRect();
				return document.elementFromPoint(left + 20, top + 5) === element;
			}),
		)
		.toBe(true);
}

for (const place of cases)
	test(`a frame in ${place.name} that becomes short or loads its next page shows its top`, async ({
		page,
	}) => {
		await page.setViewportSize(place.viewport);
		const frame = await scrollToEnd(page, place);
		await pressInside(frame, "Short");
		await expectTopInView(frame);
		await becomeLong(frame);
		await pressInside(frame, "Next page");
		await expectTopInView(frame);
	});

test("a frame that becomes a little shorter leaves the visitor at its end", async ({
	page,
}) => {
	const [place] = cases;
	if (!place) throw new Error("No place");
	const frame = await scrollToEnd(page, place);
	await pressInside(frame, "Shorter");
	await expect.poll(async () => (await boxOf(frame)).height).toBe(1380);
	expect((await boxOf(frame)).y).toBeLessThan(0);
});
