import { vitalsTimeout } from "#lib/constants.ts";
import { afterLoading } from "#startup/idle.ts";
import { answerBackLinks } from "./page/back-links.ts";
import { closeOnLeave } from "./page/close-on-leave.ts";
import { revealSections } from "./page/reveal.ts";
import { showYear } from "./page/year.ts";
import { startIslands } from "./start.ts";

/** Makes the page answer; src/startup/islands.ts loads this file and hands over the clicks that came before it. */
export function start(earlyClicks: readonly Event[]): void {
	answerBackLinks();
	closeOnLeave();
	showYear();
	revealSections();
	startIslands(earlyClicks);
	// VITALS-01
	afterLoading(() => {
		import("#measurement/web-vitals.ts").then(
			({ reportVitals }) => reportVitals(),
			// Offline: the page is complete without it.
			() => {},
		);
	}, vitalsTimeout);
}
