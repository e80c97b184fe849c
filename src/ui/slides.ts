import {
	type RefObject,
	type TouchEvent,
	useEffect,
	useRef,
	useState,
} from "react";
import { wrapIndex } from "#lib/carousel.ts";
import { swipeStep } from "#lib/swipe.ts";
import { wantsStillness } from "./media-query.ts";

/** A list that scrolls sideways, moved one slide at a time; its first and last slide follow each other (GAL-01). */
export function useSlides(count: number, start: number) {
	const track = useRef<HTMLUListElement>(null);
	/** Where the list is being moved to, px; undefined while it rests or the visitor moves it. */
	const goal = useRef<number>(undefined);
	const [index, setIndex] = useState(start);

	useEffect(() => {
		if (start > 0) scrollToSlide(track.current, start, "instant");
	}, [start]);

	// A wheel or a screen reader scrolls the list itself: the index follows where it comes to rest.
	useEffect(() => {
		const list = track.current;
		if (!list) return;
		const settle = () => {
			delete list.dataset.dragging;
			// The end of an earlier scroll, told when the next one had begun already.
			if (
				goal.current !== undefined &&
				Math.abs(list.scrollLeft - goal.current) > 1
			)
				return;
			if (goal.current === undefined) setIndex(slideInSight(list));
			goal.current = undefined;
		};
		const takeOver = () => {
			goal.current = undefined;
		};
		list.addEventListener("scrollend", settle);
		list.addEventListener("wheel", takeOver, { passive: true });
		return () => {
			list.removeEventListener("scrollend", settle);
			list.removeEventListener("wheel", takeOver);
		};
	}, []);

	/** Shows the slide, counted around the ends; returns its index. */
	function go(to: number): number {
		const next = wrapIndex(to, count);
		setIndex(next);
		goal.current = scrollToSlide(
			track.current,
			next,
			wantsStillness() ? "instant" : "smooth",
		);
		return next;
	}

	return { track, index, go };
}

/**
 * Handlers for a finger on the list: it moves along, and a swipe of more than 100 px is a step (GAL-02). The style sheet
 * leaves only the vertical direction to the browser.
 */
export function useSwipe(
	track: RefObject<HTMLElement | null>,
	onSwipe: (step: -1 | 0 | 1) => void,
) {
	const begin = useRef<{ x: number; left: number }>(undefined);
	return {
		onTouchStart({ touches }: TouchEvent) {
			const touch = touches[0];
			begin.current =
				touch && touches.length === 1 && track.current
					? { x: touch.clientX, left: track.current.scrollLeft }
					: undefined;
		},
		onTouchMove({ touches }: TouchEvent) {
			const touch = touches[0];
			if (!begin.current || !touch || !track.current) return;
			track.current.dataset.dragging = "";
			track.current.scrollLeft =
				begin.current.left + begin.current.x - touch.clientX;
		},
		onTouchEnd({ changedTouches }: TouchEvent) {
			const touch = changedTouches[0];
			if (!begin.current || !touch) return;
			onSwipe(swipeStep(touch.clientX - begin.current.x));
			begin.current = undefined;
		},
		onTouchCancel() {
			if (begin.current) onSwipe(0);
			begin.current = undefined;
		},
	};
}

/** Returns where the list will come to rest, px. */
function scrollToSlide(
	list: HTMLElement | null,
	index: number,
	behavior: ScrollBehavior,
): number | undefined {
	if (!list) return undefined;
	const left = Math.min(
		slideStarts(list)[index] ?? 0,
		list.scrollWidth - list.clientWidth,
	);
	if (Math.abs(list.scrollLeft - left) <= 1) {
		delete list.dataset.dragging;
		return undefined;
	}
	list.scrollTo({ left, behavior });
	return left;
}

function slideInSight(list: HTMLElement): number {
	const starts = slideStarts(list);
	if (list.scrollLeft >= list.scrollWidth - list.clientWidth - 1)
		return starts.length - 1;
	const distances = starts.map((start) => Math.abs(start - list.scrollLeft));
	return distances.indexOf(Math.min(...distances));
}

/** How far each slide begins behind the first one, px. */
export function slideStarts(list: HTMLElement): number[] {
	const slides = [...list.children].filter((it) => it instanceof HTMLElement);
	const first = slides[0]?.offsetLeft ?? 0;
	return slides.map(({ offsetLeft }) => offsetLeft - first);
}
