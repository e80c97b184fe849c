import { fadeHold } from "#lib/constants.ts";
import { wantsStillness } from "./media-query.ts";

/**
 * Changes the page, and fades the old one into the new one where motion is welcome and the browser can. Not by the
 * router's own view transition: it takes React two more rounds before the new page is drawn
 * (docs/decisions/0009-change-of-page.md). A page that has to be fetched first comes without the fade: until it is there
 * the old one stays usable.
 */
export function fadeToPage(change: () => Promise<void>): void {
	if (wantsStillness() || !document.startViewTransition) {
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
