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
 * hold it, a move of the visitor stops it, reduced motion keeps it still.
 */
export function useCarousel(count: number, interval: number) {
	const root = useRef<HTMLElement>(null);
	const track = useRef<HTMLUListElement>(null);
	const lastMove = useRef<number>(undefined);
	const [index, setIndex] = useState(0);
	const [wantsPlay, setWantsPlay] = useState<boolean>();
	const [isHeld, setIsHeld] = useState(false);
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
		track.current.scrollTo({
			left: slide.offsetLeft - track.current.offsetLeft,
			behavior,
		});
	}, [index]);

	useEffect(() => {
		if (!isNear || !isPlaying || isHeld) return;
		const timer = setInterval(() => {
			if (!document.hidden) move(index + 1);
		}, interval);
		return () => clearInterval(timer);
	}, [isNear, isPlaying, isHeld, index, interval, move]);

	// A swipe scrolls the list itself: the index follows where it comes to rest.
	useEffect(() => {
		const list = track.current;
		if (!list) return;
		const settle = () =>
			setIndex(
				wrapIndex(
					Math.round(list.scrollLeft / Math.max(list.clientWidth, 1)),
					count,
				),
			);
		const stop = () => setWantsPlay(false);
		list.addEventListener("scrollend", settle);
		list.addEventListener("touchstart", stop, { passive: true });
		return () => {
			list.removeEventListener("scrollend", settle);
			list.removeEventListener("touchstart", stop);
		};
	}, [count]);

	return {
		root,
		track,
		index,
		isPlaying,
		/** The visitor chooses a slide; from then on the list stays where it is put. */
		go(to: number) {
			setWantsPlay(false);
			move(to);
		},
		toggle() {
			setWantsPlay(!isPlaying);
		},
		/** For the element around list and controls. */
		hold: {
			onPointerEnter: () => setIsHeld(true),
			onPointerLeave: () => setIsHeld(false),
			onFocus: () => setIsHeld(true),
			onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
				setIsHeld(currentTarget.contains(relatedTarget)),
		},
	};
}
