import { useCallback, useEffect, useRef, useState } from "react";
import { wantsStillness } from "../browser/stillness.ts";
import { nearestStop, nextStop, wrapIndex } from "./stops.ts";

const ownMoves = ["touchstart", "wheel", "keydown"] as const;

/**
 * A list that scrolls sideways and snaps to its cards: the browser moves it by finger, wheel and key, this adds steps and
 * tells which card it shows. That follows from where the list stands at each scroll. The end of a scroll would come too
 * late by a busy browser, and not at all by Safari before 26.2.
 */
export function useSlider(start = 0) {
	const list = useRef<HTMLUListElement>(null);
	const [index, setIndex] = useState(start);
	/** The card to which a step moves the list, and how near it has come, px: those that it passes do not count. */
	const goal = useRef<{ index: number; away: number }>(undefined);

	const go = useCallback(
		(
			to: number,
			behavior: ScrollBehavior = wantsStillness() ? "instant" : "smooth",
		) => {
			const track = list.current;
			const stops = track ? stopsOf(track) : [];
			const next = wrapIndex(to, stops.length);
			setIndex(next);
			if (!track) return next;
			const left = stops[next] ?? 0;
			const away = distance(track, left);
			goal.current = { index: next, away };
			if (away <= 1) delete track.dataset.dragging;
			else track.scrollTo({ left, behavior });
			return next;
		},
		[],
	);

	useEffect(() => {
		if (start > 0) go(start, "instant");
	}, [go, start]);

	useEffect(() => {
		const track = list.current;
		if (!track) return;
		const letGo = () => {
			goal.current = undefined;
			delete track.dataset.dragging;
		};
		const follow = () => {
			const stops = stopsOf(track);
			const away = distance(track, stops[goal.current?.index ?? -1]);
			// Somebody else moves it elsewhere.
			if (goal.current && away > goal.current.away + 1) letGo();
			if (!goal.current) {
				setIndex(nearestStop(stops, track.scrollLeft));
				return;
			}
			goal.current.away = away;
			if (away <= 1) delete track.dataset.dragging;
		};
		// The list snaps back from a card that the browser shows in part only (WCAG 2.4.11).
		const showFocused = ({ target }: FocusEvent) => {
			if (!(target instanceof Element) || !target.matches(":focus-visible"))
				return;
			const card = [...track.children].findIndex((it) => it.contains(target));
			if (card >= 0) go(card, "instant");
		};
		track.addEventListener("scroll", follow, { passive: true });
		track.addEventListener("focusin", showFocused);
		for (const type of ownMoves)
			track.addEventListener(type, letGo, { passive: true });
		return () => {
			track.removeEventListener("scroll", follow);
			track.removeEventListener("focusin", showFocused);
			for (const type of ownMoves) track.removeEventListener(type, letGo);
		};
	}, [go]);

	return {
		list,
		index,
		/** Shows a card, counted around the ends; returns its index. */
		go,
		/** Moves the list on or back to the next place where it can stand. */
		step(direction: 1 | -1) {
			const stops = list.current ? stopsOf(list.current) : [];
			go(nextStop(stops, index, direction));
		},
	};
}

/** How far the list is scrolled when each card is in its place, px; the last ones may share the end. */
function stopsOf(list: HTMLElement): number[] {
	const cards = [...list.children].filter((it) => it instanceof HTMLElement);
	const first = cards[0]?.offsetLeft ?? 0;
	const end = list.scrollWidth - list.clientWidth;
	return cards.map(({ offsetLeft }) => Math.min(offsetLeft - first, end));
}

function distance({ scrollLeft }: HTMLElement, left = 0): number {
	return Math.abs(scrollLeft - left);
}
