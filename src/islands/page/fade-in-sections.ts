import { revealViewportShare } from "#lib/constants.ts";
import { prefersReducedMotion } from "#ui/browser/reduced-motion.ts";

/**
 * Hides each section that is below the viewport. Fades the section in when its top passes 80 % of
 * the viewport's height (HOME-03). Does nothing if the visitor prefers reduced motion.
 */
export function fadeInSections(): void {
	if (prefersReducedMotion()) return;
	const observer = new IntersectionObserver(
		(entries) => {
			for (const entry of entries) update(entry);
		},
		{
			rootMargin: `0px 0px -${Math.round((1 - revealViewportShare) * 100)}% 0px`,
		},
	);
	// Takes positions from the observer, because measuring them here would force a layout.
	const update = ({
		target,
		isIntersecting,
		boundingClientRect,
	}: IntersectionObserverEntry) => {
		if (!(target instanceof HTMLElement)) return;
		const { dataset } = target;
		if (dataset.reveal === undefined && boundingClientRect.top >= innerHeight) {
			dataset.reveal = "waiting";
			return;
		}
		if (dataset.reveal === "waiting") {
			if (!isIntersecting) return;
			dataset.reveal = "shown";
		}
		observer.unobserve(target);
	};
	for (const section of document.querySelectorAll(
		"main section[data-deferred]",
	))
		observer.observe(section);
}
