import { onTabShown } from "#lib/on-tab-shown.ts";

const minute = 60_000;

/** Calls back at each full minute and when the visitor returns to the tab. */
export function onEachMinute(notify: () => void): void {
	const wait = () => setTimeout(tick, minute - (Date.now() % minute));
	const tick = () => {
		notify();
		wait();
	};
	wait();
	onTabShown(notify);
}
