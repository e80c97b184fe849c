import type { Page } from "@playwright/test";

/** Measures layout shift in pages opened after this call. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
	await page.addInitScript(() => {
		type Shift = PerformanceEntry & {
			value: number;
			sources: readonly { node: Node | null; previousRect: DOMRectReadOnly }[];
		};
		/**
		 * On a busy computer, Chromium reports a deferred part that is rendered as if it had covered the
		 * viewport before. It was not painted before, and it does not move
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
