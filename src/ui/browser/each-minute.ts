const minute = 60_000;

/** Calls back at each full minute and on `visibilitychange`. Returns an unsubscribe function. */
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
