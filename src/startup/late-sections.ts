import { drawingLatest, drawingPause } from "#lib/constants.ts";
import { afterLoading, whenIdle } from "./idle.ts";

/**
 * Draws what was left out of the first view (docs/decisions/0010-late-sections.md): in idle moments once the page has
 * loaded or the visitor scrolls, one section in each, so that a tap never waits for more than one. All of them at once
 * when the visitor is led to a place within the page, which depends on the heights of those above.
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
		// Reading a size makes the browser lay the section out now, and not all of them in one frame.
		section.getBoundingClientRect();
		drawWhenIdle();
	};
	const drawWhenIdle = () => whenIdle(drawOne, drawingLatest);
	// Not while an animation leaves them out: Chromium would count what is drawn then as moved by a whole view.
	const begin = () => leftOut().then(drawWhenIdle);
	afterLoading(() => setTimeout(begin, drawingPause), drawingLatest);
	// Back returns to where the page was left, in px.
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

/** Resolves when no section is left out for the sake of the first view any more (src/ui/section/late-part.css). */
function leftOut(): Promise<unknown> {
	const sections = document.querySelectorAll("[data-late]");
	return Promise.allSettled(
		Array.from(sections, (section) => section.getAnimations())
			.flat()
			.map(({ finished }) => finished),
	);
}
