import {
	type FocusEvent,
	useCallback,
	useEffect,
	useRef,
	useState,
} from "react";
import { isLocked, wrapIndex } from "#lib/carousel.ts";
import { carouselLock } from "#lib/constants.ts";
import { reducedMotion, useMediaQuery } from "./media-query.ts";
import { useNearViewport } from "./near-viewport.ts";

/**
 * Moves a sideways list one slide at a time. It plays by itself near the viewport; pointer, focus and a hidden tab
 * hold it, its buttons and a touch stop it, reduced motion keeps it still.
 */
export function useCarousel(count: number, interval: number) {
	const root = useRef<HTMLElement>(null);
	const track = useRef<HTMLUListElement>(null);
	const lastMove = useRef<number>(undefined);
	const [index, setIndex] = useState(0);
	const [wantsPlay, setWantsPlay] = useState<boolean>();
	/** Where the list is being moved to, px; undefined while it rests or the visitor moves it. */
	const goal = useRef<number>(undefined);
	const [isUnderPointer, setIsUnderPointer] = useState(false);
	const [hasFocus, setHasFocus] = useState(false);
	const isNear = useNearViewport(root);
	const isStill = useMediaQuery(reducedMotion);
	const isPlaying = wantsPlay ?? !isStill;

	const move = useCallback(
		(to: number) => {
			const now = performance.now();
			if (isLocked(lastMove.current, now, carouselLock)) return;
			lastMove.current = now;
			setIndex(wrapIndex(to, count));
		},
		[count],
	);

	useEffect(() => {
		const slide = track.current?.children[index];
		if (
			!track.current ||
			!(slide instanceof HTMLElement) ||
			lastMove.current === undefined
		)
			return;
		const behavior = matchMedia(reducedMotion).matches ? "instant" : "smooth";
		goal.current = slide.offsetLeft - track.current.offsetLeft;
		track.current.scrollTo({ left: goal.current, behavior });
	}, [index]);

	useEffect(() => {
		if (!isNear || !isPlaying || isUnderPointer || hasFocus) return;
		const timer = setInterval(() => {
			if (!document.hidden) move(index + 1);
		}, interval);
		return () => clearInterval(timer);
	}, [isNear, isPlaying, isUnderPointer, hasFocus, index, interval, move]);

	// A swipe, a wheel or a key scrolls the list itself: the index follows where it comes to rest.
	useEffect(() => {
		const list = track.current;
		if (!list) return;
		const settle = () => {
			const { scrollLeft, clientWidth } = list;
			// The end of an earlier scroll, told when the next one had begun already.
			if (goal.current !== undefined && Math.abs(scrollLeft - goal.current) > 1)
				return;
			goal.current = undefined;
			setIndex(
				wrapIndex(Math.round(scrollLeft / Math.max(clientWidth, 1)), count),
			);
		};
		const takeOver = ({ type }: Event) => {
			goal.current = undefined;
			if (type === "touchstart") setWantsPlay(false);
		};
		list.addEventListener("scrollend", settle);
		for (const type of ["touchstart", "wheel", "keydown"])
			list.addEventListener(type, takeOver, { passive: true });
		return () => {
			list.removeEventListener("scrollend", settle);
			for (const type of ["touchstart", "wheel", "keydown"])
				list.removeEventListener(type, takeOver);
		};
	}, [count]);

	return {
		root,
		track,
		index,
		isNear,
		isPlaying,
		/** The visitor chooses a slide; from then on the list stays where it is put. */
		go(to: number) {
			setWantsPlay(false);
			move(to);
		},
		/** Play counts although the focus is on its button; the focus holds again when it moves. */
		toggle() {
			setWantsPlay(!isPlaying);
			setHasFocus(false);
		},
		/** For the element around list and controls. */
		hold: {
			onPointerEnter: () => setIsUnderPointer(true),
			onPointerLeave: () => setIsUnderPointer(false),
			onFocus: () => setHasFocus(true),
			onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
				if (!currentTarget.contains(relatedTarget)) setHasFocus(false);
			},
		},
	};
}
