import type { Locator } from "@playwright/test";
import { boxOf } from "../../support/browser/box.ts";
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

async function pressInside(frame: Locator, name: string): Promise<void> {
	await frame
		.contentFrame()
		.getByText(name, { exact: true })
		.evaluate((element: HTMLElement) => element.click());
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

test("a frame that gets much shorter or loads its next page is scrolled to its top", async ({
	page,
}) => {
	await page.route(`${sandboxOrigin}/widget/**`, (route) =>
		route.fulfill({ contentType: "text/html", body: form }),
	);
	await openReady(page, "/contact");
	await page
		.getByRole("group", { name: "Contact form" })
		.scrollIntoViewIfNeeded();
	const frame = page.locator('iframe[title="Contact form"]');
	await frame.contentFrame().getByRole("heading").click();
	await becomeLong(frame);
	await pressInside(frame, "Shorter");
	await expect.poll(async () => (await boxOf(frame)).height).toBe(1380);
	expect((await boxOf(frame)).y, "stays at its end").toBeLessThan(0);
	await pressInside(frame, "Short");
	await expectTopInView(frame);
	await becomeLong(frame);
	await pressInside(frame, "Next page");
	await expectTopInView(frame);
});
