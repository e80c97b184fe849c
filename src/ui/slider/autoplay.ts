import { type FocusEvent, useEffect, useEffectEvent, useState } from "react";
import { prefersReducedMotion } from "../browser/reduced-motion.ts";

/**
 * Advances a carousel until the visitor stops it. Pauses under the pointer, on focus and in a
 * hidden tab; off with reduced motion (WCAG 2.2.2).
 */
export function useAutoplay({
	isNear,
	shown,
	interval,
	onTurn,
}: {
	isNear: boolean;
	/** The current slide; a change restarts the interval. */
	shown: number;
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
		/** The Play button works although it has focus. */
		toggle() {
			setIsPlaying(!isPlaying);
			setHasFocus(false);
		},
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
