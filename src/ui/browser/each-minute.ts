const minute = 60_000;

/** Returns the current time in milliseconds since 1970, rounded down to the minute. */
export function thisMinute(): number {
	return Math.floor(Date.now() / minute) * minute;
}

/** Calls back every full minute and on `visibilitychange`; returns an unsubscribe function. */
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
