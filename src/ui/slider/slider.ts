import { prefersReducedMotion } from "../browser/reduced-motion.ts";
import { nearestStop, nextStop, wrapIndex } from "./stops.ts";

const userScrollEvents = ["touchstart", "wheel", "keydown"] as const;

export type Slider = {
	/** Scrolls to a card and returns its index. `to` wraps at both ends. */
	goTo(to: number, behavior?: ScrollBehavior): number;
	step(direction: 1 | -1): void;
};

/**
 * Steps through a scroll list and reports its current card. Computes the card at each scroll event,
 * because `scrollend` fires late in a busy browser and is missing in Safari before 26.2.
 */
export function createSlider(
	track: HTMLElement,
	onChange: (index: number) => void = () => {},
): Slider {
	let index = 0;
	/**
	 * The target card of a scripted scroll, and the remaining distance in px. While `goal` is set,
	 * `onChange` is not called for the cards on the way.
	 */
	let goal: { index: number; distance: number } | undefined;

	const show = (next: number) => {
		index = next;
		onChange(next);
	};
	const goTo: Slider["goTo"] = (
		to,
		behavior = prefersReducedMotion() ? "instant" : "smooth",
	) => {
		const stops = stopsOf(track);
		const next = wrapIndex(to, stops.length);
		show(next);
		const left = stops[next] ?? 0;
		const distance = distanceTo(track, left);
		goal = { index: next, distance };
		if (distance <= 1) delete track.dataset.dragging;
		else track.scrollTo({ left, behavior });
		return next;
	};
	const clearGoal = () => {
		goal = undefined;
		delete track.dataset.dragging;
	};
	const handleScroll = () => {
		const stops = stopsOf(track);
		const distance = distanceTo(track, stops[goal?.index ?? -1]);
		if (goal && distance > goal.distance + 1) clearGoal();
		if (!goal) {
			show(nearestStop(stops, track.scrollLeft));
			return;
		}
		goal.distance = distance;
		if (distance <= 1) delete track.dataset.dragging;
	};
	// Scrolls to the focused card, because snapping could move it out of view (WCAG 2.4.11).
	const showFocused = ({ target }: FocusEvent) => {
		if (!(target instanceof Element) || !target.matches(":focus-visible"))
			return;
		const card = [...track.children].findIndex((item) => item.contains(target));
		if (card >= 0) goTo(card, "instant");
	};
	track.addEventListener("scroll", handleScroll, { passive: true });
	track.addEventListener("focusin", showFocused);
	for (const type of userScrollEvents)
		track.addEventListener(type, clearGoal, { passive: true });

	return {
		goTo,
		step(direction) {
			goTo(nextStop(stopsOf(track), index, direction));
		},
	};
}

function stopsOf(list: HTMLElement): number[] {
	const cards = [...list.children].filter(
		(item) => item instanceof HTMLElement,
	);
	const first = cards[0]?.offsetLeft ?? 0;
	const end = list.scrollWidth - list.clientWidth;
	return cards.map(({ offsetLeft }) => Math.min(offsetLeft - first, end));
}

function distanceTo({ scrollLeft }: HTMLElement, left = 0): number {
	return Math.abs(scrollLeft - left);
}
