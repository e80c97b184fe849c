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
		track.addEventListener("scrollend", settle);
		return () => track.removeEventListener("scrollend", settle);
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
