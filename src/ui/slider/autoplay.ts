import { type FocusEvent, useEffect, useEffectEvent, useState } from "react";
import { prefersReducedMotion } from "../browser/reduced-motion.ts";

/**
 * Moves on by itself: where motion is welcome, until the visitor stops it; pointer, focus and a hidden tab hold it
 * (WCAG 2.2.2).
 */
export function useAutoplay({
	isNear,
	shown,
	interval,
	onTurn,
}: {
	isNear: boolean;
	/** What shows: each change gives it the whole interval. */
	shown: number;
	/** Milliseconds. */
	interval: number;
	onTurn: () => void;
}) {
	const [isPlaying, setIsPlaying] = useState(true);
	const [isUnderPointer, setIsUnderPointer] = useState(false);
	const [hasFocus, setHasFocus] = useState(false);
	const isOn = isNear && isPlaying && !isUnderPointer && !hasFocus;
	const turn = useEffectEvent(onTurn);
	useEffect(() => {
		if (prefersReducedMotion()) setIsPlaying(false);
	}, []);
	// biome-ignore lint/correctness/useExhaustiveDependencies: begins anew with each that shows
	useEffect(() => {
		if (!isOn) return;
		const timer = setInterval(() => {
			if (!document.hidden) turn();
		}, interval);
		return () => clearInterval(timer);
	}, [isOn, shown, interval]);

	return {
		isPlaying,
		stop: () => setIsPlaying(false),
		/** Play counts although the focus is on its button; the focus holds again when it moves. */
		toggle() {
			setIsPlaying(!isPlaying);
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
