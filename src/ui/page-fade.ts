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
		void change();
		return;
	}
	const { ready } = document.startViewTransition(() =>
		Promise.race([change().then(drawn), pause(fadeHold)]),
	);
	// A fade that another one overtakes is skipped, and so is that of a hidden window.
	ready.catch(() => {});
}

/** The router is done before React is: that draws in a task which stands in the queue already. */
function drawn(): Promise<void> {
	return pause(0);
}

function pause(milliseconds: number): Promise<void> {
	return new Promise((done) => setTimeout(done, milliseconds));
}
