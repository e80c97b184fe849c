import { type FocusEvent, useEffect, useEffectEvent, useState } from "react";
import { prefersReducedMotion } from "../browser/reduced-motion.ts";

/**
 * Advances a carousel until the visitor stops it. Pauses under the pointer, on focus and in a
 * hidden tab; off with reduced motion (WCAG 2.2.2).
 */
export function useAutoplay({
	isNear,
	currentIndex,
	intervalMs,
	onAdvance,
}: {
	isNear: boolean;
	/** The current slide; a change restarts the interval. */
	currentIndex: number;
	intervalMs: number;
	onAdvance: () => void;
}) {
	const [isPlaying, setIsPlaying] = useState(true);
	const [isHovered, setIsHovered] = useState(false);
	const [hasFocus, setHasFocus] = useState(false);
	const isRunning = isNear && isPlaying && !isHovered && !hasFocus;
	const advance = useEffectEvent(onAdvance);
	useEffect(() => {
		if (prefersReducedMotion()) setIsPlaying(false);
	}, []);
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new slide restarts the interval
	useEffect(() => {
		if (!isRunning) return;
		const timer = setInterval(() => {
			if (!document.hidden) advance();
		}, intervalMs);
		return () => clearInterval(timer);
	}, [isRunning, currentIndex, intervalMs]);

	return {
		isPlaying,
		stop: () => setIsPlaying(false),
		/** The focused Play button would pause the carousel again. */
		toggle() {
			setIsPlaying(!isPlaying);
			setHasFocus(false);
		},
		pauseHandlers: {
			onPointerEnter: () => setIsHovered(true),
			onPointerLeave: () => setIsHovered(false),
			onFocus: () => setHasFocus(true),
			onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
				if (!currentTarget.contains(relatedTarget)) setHasFocus(false);
			},
		},
	};
}
