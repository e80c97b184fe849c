import { prefersReducedMotion } from "../browser/reduced-motion.ts";
import { nearestStop, nextStop, wrapIndex } from "./stops.ts";

const visitorMoves = ["touchstart", "wheel", "keydown"] as const;

/** A list that scrolls sideways and snaps to its cards, with steps and the card that it shows. */
export type Slider = {
	/** Shows a card, counted around the ends; returns its index. */
	go(to: number, behavior?: ScrollBehavior): number;
	/** Moves to the next or previous place where the list can stand. */
	step(direction: 1 | -1): void;
	/** Stops following the list. */
	destroy(): void;
};

/**
 * Follows a list that the browser scrolls by finger, wheel and key. The card that it shows follows from its position at
 * each scroll event: `scrollend` comes late in a busy browser, and not at all in Safari before 26.2.
 *
 * @param onChange The card that the list shows, from 0; called for each change.
 */
export function createSlider(
	track: HTMLElement,
	onChange: (index: number) => void = () => {},
): Slider {
	let index = 0;
	/** The card to which a step moves the list, and the distance left, px: cards that it passes do not count. */
	let goal: { index: number; distance: number } | undefined;

	const show = (next: number) => {
		index = next;
		onChange(next);
	};
	const go: Slider["go"] = (
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
		// The visitor scrolled away from the goal.
		if (goal && distance > goal.distance + 1) clearGoal();
		if (!goal) {
			show(nearestStop(stops, track.scrollLeft));
			return;
		}
		goal.distance = distance;
		if (distance <= 1) delete track.dataset.dragging;
	};
	// The list snaps back from a card that the browser shows in part only (WCAG 2.4.11).
	const showFocused = ({ target }: FocusEvent) => {
		if (!(target instanceof Element) || !target.matches(":focus-visible"))
			return;
		const card = [...track.children].findIndex((item) => item.contains(target));
		if (card >= 0) go(card, "instant");
	};
	track.addEventListener("scroll", handleScroll, { passive: true });
	track.addEventListener("focusin", showFocused);
	for (const type of visitorMoves)
		track.addEventListener(type, clearGoal, { passive: true });

	return {
		go,
		step(direction) {
			go(nextStop(stopsOf(track), index, direction));
		},
		destroy() {
			track.removeEventListener("scroll", handleScroll);
			track.removeEventListener("focusin", showFocused);
			for (const type of visitorMoves)
				track.removeEventListener(type, clearGoal);
		},
	};
}

/** The scroll position at which each card is in its place, px; the last ones may share the end. */
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
