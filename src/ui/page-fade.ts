import { fadeHold, promptTap } from "#lib/constants.ts";
import { wantsStillness } from "./media-query.ts";

/**
 * Changes the page, and fades the old one into the new one where motion is welcome and the browser can. Not by the
 * router's own view transition: it takes React two more rounds before the new page is drawn
 * (docs/decisions/0009-change-of-page.md). Two pages come without the fade: one that has to be fetched first, until it is
 * there the old one stays usable; and one on a device that took long to bring the tap, the fade would hold it up more.
 * @param askedAt When the visitor asked for the page, as the `timeStamp` of the event.
 */
export function fadeToPage(change: () => Promise<void>, askedAt: number): void {
	const isSlow = performance.now() - askedAt > promptTap;
	if (wantsStillness() || isSlow || !document.startViewTransition) {
		// Not within the event: React would draw each of the router's steps at once, the first of which shows nothing new.
		setTimeout(change);
		return;
	}
	const fade = document.startViewTransition(async () => {
		const late = setTimeout(() => fade.skipTransition(), fadeHold);
		await change().then(drawn);
		clearTimeout(late);
	});
	// Skipped when it is late, when another one overtakes it, and in a hidden window.
	fade.ready.catch(() => {});
}

/**
 * The router is done before React is: that draws in a task which was asked for earlier than this one. No standard says
 * that it comes first; where it does not, the new page shows a frame after the fade has begun.
 */
function drawn(): Promise<void> {
	return new Promise((done) => setTimeout(done));
}
