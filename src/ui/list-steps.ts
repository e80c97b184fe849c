import { type RefObject, useEffect, useRef } from "react";
import { nextStop } from "#lib/carousel.ts";
import { wantsStillness } from "./media-query.ts";
import { slideStarts } from "./slides.ts";

/** Steps for the buttons of a list that scrolls sideways: card by card, and after the last comes the first. */
export function useListSteps(): {
	list: RefObject<HTMLUListElement | null>;
	step: (direction: 1 | -1) => void;
} {
	const list = useRef<HTMLUListElement>(null);
	/** Where a smooth scroll is going, px: the next press counts from there. */
	const goal = useRef<number>(undefined);
	useEffect(() => {
		const track = list.current;
		if (!track) return;
		const settle = () => {
			goal.current = undefined;
		};
		// The list snaps back from a card that the browser shows in part only (WCAG 2.4.11).
		const showFocused = ({ target }: FocusEvent) => {
			if (!(target instanceof Element) || !target.matches(":focus-visible"))
				return;
			const card = [...track.children].findIndex((it) => it.contains(target));
			const left = slideStarts(track)[card];
			if (left !== undefined) track.scrollTo({ left, behavior: "instant" });
		};
		track.addEventListener("scrollend", settle);
		track.addEventListener("focusin", showFocused);
		return () => {
			track.removeEventListener("scrollend", settle);
			track.removeEventListener("focusin", showFocused);
		};
	}, []);

	return {
		list,
		step(direction) {
			const track = list.current;
			if (!track) return;
			const left = nextStop(
				stopsOf(track),
				goal.current ?? track.scrollLeft,
				direction,
			);
			if (left === track.scrollLeft) return;
			goal.current = left;
			track.scrollTo({
				left,
				behavior: wantsStillness() ? "instant" : "smooth",
			});
		},
	};
}

/** How far the list is scrolled when each card is in its place; the last ones may share the end. */
function stopsOf(track: HTMLElement): number[] {
	const end = track.scrollWidth - track.clientWidth;
	return [...new Set(slideStarts(track).map((start) => Math.min(start, end)))];
}
