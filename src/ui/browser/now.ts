import { useSyncExternalStore } from "react";

const minute = 60_000;

/**
 * The current instant, rounded down to the minute, in milliseconds since 1970. Undefined in the
 * built HTML and before hydration, so reserve the space of what depends on it.
 */
export function useNow(): number | undefined {
	return useSyncExternalStore(onEachMinute, thisMinute, () => undefined);
}

function thisMinute(): number {
	return Math.floor(Date.now() / minute) * minute;
}

/**
 * Calls back at each full minute and when the tab becomes visible; returns a function that stops
 * it.
 */
export function onEachMinute(notify: () => void): () => void {
	let timer: ReturnType<typeof setTimeout>;
	const tick = () => {
		notify();
		timer = setTimeout(tick, minute - (Date.now() % minute));
	};
	timer = setTimeout(tick, minute - (Date.now() % minute));
	document.addEventListener("visibilitychange", notify);
	return () => {
		clearTimeout(timer);
		document.removeEventListener("visibilitychange", notify);
	};
}
