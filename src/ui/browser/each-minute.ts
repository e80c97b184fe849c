const minute = 60_000;

/** Calls back at each full minute and on `visibilitychange`. */
export function onEachMinute(notify: () => void): void {
	const wait = () => setTimeout(tick, minute - (Date.now() % minute));
	const tick = () => {
		notify();
		wait();
	};
	wait();
	document.addEventListener("visibilitychange", notify);
}
