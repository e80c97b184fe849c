import { prefersReducedMotion } from "../browser/reduced-motion.ts";

type Options = {
	intervalMs: number;
	onAdvance: () => void;
	onPlayingChange: () => void;
};

/**
 * Advances a carousel until the visitor stops it. Pauses while the pointer or focus is inside, or
 * while the tab is hidden. With reduced motion, starts only on request (WCAG 2.2.2).
 */
export function startAutoplay(
	element: HTMLElement,
	{ intervalMs, onAdvance, onPlayingChange }: Options,
) {
	let isPlaying = !prefersReducedMotion();
	let isHovered = false;
	// The visitor may have focused the element before this script ran.
	let hasFocus = element.contains(document.activeElement);
	let timer: ReturnType<typeof setInterval>;

	const restart = () => {
		clearInterval(timer);
		if (!isPlaying || isHovered || hasFocus) return;
		timer = setInterval(() => {
			if (!document.hidden) onAdvance();
		}, intervalMs);
	};
	const setPlaying = (next: boolean) => {
		isPlaying = next;
		restart();
		onPlayingChange();
	};
	const setHovered = (next: boolean) => () => {
		isHovered = next;
		restart();
	};
	const setFocus = (next: boolean) => {
		hasFocus = next;
		restart();
	};
	element.addEventListener("pointerenter", setHovered(true));
	element.addEventListener("pointerleave", setHovered(false));
	element.addEventListener("focusin", () => setFocus(true));
	element.addEventListener("focusout", ({ relatedTarget }) => {
		if (!(relatedTarget instanceof Node && element.contains(relatedTarget)))
			setFocus(false);
	});
	restart();

	return {
		isPlaying: () => isPlaying,
		stop() {
			if (isPlaying) setPlaying(false);
		},
		/** Resets `hasFocus`, because focus on the Play button would keep the carousel paused. */
		toggle() {
			hasFocus = false;
			setPlaying(!isPlaying);
		},
		/** Restarts the interval, so that a new slide stays for its full time. */
		restart,
	};
}
