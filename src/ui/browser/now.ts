import { useSyncExternalStore } from "react";

const minute = 60_000;

/**
 * The current instant to the minute, milliseconds since 1970. Undefined in the built HTML and until React has taken
 * over: built pages hold no clock, so keep the space of what depends on it.
 */
export function useNow(): number | undefined {
	return useSyncExternalStore(followMinutes, thisMinute, () => undefined);
}

function thisMinute(): number {
	return Math.floor(Date.now() / minute) * minute;
}

/** Tells at each full minute, and when a tab comes back after its timers slept. */
function followMinutes(notify: () => void): () => void {
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
