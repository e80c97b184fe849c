import {
	deferredRenderDelayMs,
	deferredRenderTimeoutMs,
} from "#lib/constants.ts";
import { afterLoading, whenIdle } from "./idle.ts";

/**
 * Renders deferred sections one per idle period, so that a tap waits for one section at most; all
 * at once for a link to an anchor, whose position depends on the sections above
 * (docs/decisions/0010-late-sections.md).
 */
export function drawLateSections(): void {
	const root = document.documentElement;
	const drawAll = () => {
		root.dataset.whole = "";
	};
	const drawOne = () => {
		const section = document.querySelector<HTMLElement>(
			"[data-late]:not([data-drawn])",
		);
		if (!section) {
			drawAll();
			return;
		}
		section.dataset.drawn = "";
		// Reading a size forces this section's layout now instead of all layouts in one frame.
		section.getBoundingClientRect();
		drawWhenIdle();
	};
	const drawWhenIdle = () => whenIdle(drawOne, deferredRenderTimeoutMs);
	// Chromium counts sections rendered during the deferring animation as layout shifts.
	const begin = () => leftOut().then(drawWhenIdle);
	afterLoading(
		() => setTimeout(begin, deferredRenderDelayMs),
		deferredRenderTimeoutMs,
	);
	// Also renders when Back restores a scroll position.
	addEventListener("scroll", begin, { once: true });

	document.addEventListener(
		"click",
		({ target }) => {
			if (target instanceof Element && target.closest("a[href*='#']"))
				drawAll();
		},
		true,
	);
}

/** Resolves when the deferring CSS animations have ended (src/ui/section/late-part.css). */
function leftOut(): Promise<unknown> {
	const sections = document.querySelectorAll("[data-late]");
	return Promise.allSettled(
		Array.from(sections, (section) => section.getAnimations())
			.flat()
			.map(({ finished }) => finished),
	);
}
