import type { Page } from "@playwright/test";

/** Measures layout shift in pages opened after this call. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
	await page.addInitScript(() => {
		new PerformanceObserver((list) => {
			const { dataset } = document.documentElement;
			for (const entry of list.getEntries())
				dataset.shift = String(
					Number(dataset.shift ?? 0) + Number(Reflect.get(entry, "value")),
				);
		}).observe({ type: "layout-shift", buffered: true });
	});
	return () =>
		page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
}
