import type { Page } from "@playwright/test";
import { desktop, phone } from "../../support/browser/screens.ts";
import {
	expect,
	fullyRendered,
	openReady,
	test,
} from "../../support/browser/test.ts";

/** The address, the time of the visit, and a text that is visible only at that time or address. */
const visits = [
	["/", "2026-01-07T10:00:00-08:00", "On New Year’s Eve we close at noon."],
	["/events", "2027-01-02T12:00:00-08:00", "Sixteen in January"],
	[
		"/fitness-tips?tab=training",
		"2026-11-14T10:00:00-08:00",
		"What a rest day is for",
	],
	["/schedule", "2026-11-22T10:00:00-08:00", "Closed, opens Monday"],
	[
		"/thank-you-free-class?start=2026-10-20T17:00:00-07:00",
		"2026-10-12T10:00:00-07:00",
		"Add to calendar",
	],
] as const;

/**
 * A busy computer paints half-parsed HTML, which causes shifts of up to 0.006. A line of text that
 * appears late causes more than this limit.
 */
const limit = 0.01;

for (const [screen, viewport] of Object.entries({ phone, desktop }))
	test(`pages start without a layout shift on a ${screen}`, async ({
		page,
		expectedNoise,
	}) => {
		// Web fonts are blocked, because they may shift the page, too.
		expectedNoise.push(/ERR_FAILED/);
		await page.route(/\.woff2$/, (route) => route.abort());
		await page.setViewportSize(viewport);
		const shifts = await watchShifts(page);
		for (const [address, time, visibleText] of visits) {
			await page.clock.setFixedTime(new Date(time));
			await openReady(page, address);
			await fullyRendered(page);
			await expect(page.getByText(visibleText).first()).toBeVisible();
			expect.soft(await shifts(), address).toBeLessThan(limit);
		}
	});

/** Measures layout shift in pages opened after this call. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
	await page.addInitScript(() => {
		type Shift = PerformanceEntry & {
			value: number;
			sources: readonly { node: Node | null; previousRect: DOMRectReadOnly }[];
		};
		/**
		 * On a busy computer, Chromium sometimes reports that a deferred part shifted when it is
		 * rendered, with the whole viewport as its previous place. In fact nothing moves
		 * (docs/decisions/0010-late-sections.md).
		 */
		const isRendering = ({ node, previousRect }: Shift["sources"][number]) =>
			node instanceof Element &&
			node.matches("[data-next-frame], [data-deferred]") &&
			previousRect.x === 0 &&
			previousRect.y === 0 &&
			previousRect.height === innerHeight;
		new PerformanceObserver((list) => {
			const { dataset } = document.documentElement;
			for (const entry of list.getEntries() as Shift[])
				if (!entry.sources.every(isRendering))
					dataset.shift = String(Number(dataset.shift ?? 0) + entry.value);
		}).observe({ type: "layout-shift", buffered: true });
	});
	return () =>
		page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
}
