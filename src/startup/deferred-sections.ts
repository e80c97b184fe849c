import {
	deferredRenderDelayMs,
	deferredRenderTimeoutMs,
} from "#lib/constants.ts";
import { whenIdle, whenIdleAfterLoad } from "./idle.ts";

/**
 * Renders one deferred section per idle period, so that a tap waits for one section at most. A
 * click on a link to an anchor renders all sections, because the anchor's position depends on the
 * sections above the anchor (docs/decisions/0010-late-sections.md).
 */
export function renderDeferredSections(): void {
	const root = document.documentElement;
	const renderAll = () => {
		root.dataset.allRendered = "";
	};
	const renderNext = () => {
		const section = document.querySelector<HTMLElement>(
			"[data-deferred]:not([data-rendered])",
		);
		if (!section) {
			renderAll();
			return;
		}
		section.dataset.rendered = "";
		// Forces the layout of this section now. Otherwise one frame would lay out several sections.
		section.getBoundingClientRect();
		renderNextWhenIdle();
	};
	const renderNextWhenIdle = () =>
		whenIdle(renderNext, deferredRenderTimeoutMs);
	// Waits for the animations of defer-rendering.css to end. Before that, Chromium counts the
	// rendering of a section as a layout shift.
	const start = () => deferringAnimationsEnd().then(renderNextWhenIdle);
	whenIdleAfterLoad(
		() => setTimeout(start, deferredRenderDelayMs),
		deferredRenderTimeoutMs,
	);
	addEventListener("scroll", start, { once: true });

	// Renders all sections on Tab, because focus skips sections that the animation still hides.
	document.addEventListener("keydown", ({ key }) => {
		if (key === "Tab") renderAll();
	});
	document.addEventListener(
		"click",
		({ target }) => {
			if (target instanceof Element && target.closest("a[href*='#']"))
				renderAll();
		},
		true,
	);
}

function deferringAnimationsEnd(): Promise<unknown> {
	const sections = document.querySelectorAll("[data-deferred]");
	return Promise.allSettled(
		Array.from(sections, (section) => section.getAnimations())
			.flat()
			.map(({ finished }) => finished),
	);
}
