import { webVitalsTimeoutMs } from "#lib/constants.ts";
import { whenIdleAfterLoad } from "#startup/idle.ts";
import { answerBackLinks } from "./page/back-links.ts";
import { closeOnLeave } from "./page/close-on-leave.ts";
import { revealSections } from "./page/reveal.ts";
import { showYear } from "./page/year.ts";
import { startIslands } from "./start.ts";

/**
 * Starts the page's scripts; src/startup/islands.ts imports this file and passes on earlier clicks.
 */
export function start(earlyClicks: readonly Event[]): void {
	answerBackLinks();
	closeOnLeave();
	showYear();
	revealSections();
	startIslands(earlyClicks);
	whenIdleAfterLoad(() => {
		import("#measurement/web-vitals.ts").then(
			({ reportVitals }) => reportVitals(),
			// An offline visitor gets the page without measurement.
			() => {},
		);
	}, webVitalsTimeoutMs);
}
