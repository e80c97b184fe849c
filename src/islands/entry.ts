import { webVitalsTimeoutMs } from "#lib/constants.ts";
import { clearProviderStorage } from "#lib/storage-keys.ts";
import { whenIdleAfterLoad } from "#startup/idle.ts";
import { handleBackLinks } from "./page/back-links.ts";
import { closeDialogsOnLeave } from "./page/close-dialogs-on-leave.ts";
import { writeCurrentYear } from "./page/current-year.ts";
import { fadeInSections } from "./page/fade-in-sections.ts";
import { handleFailedPictures } from "./page/failed-pictures.ts";
import { scrollSmoothlyToAnchors } from "./page/smooth-scrolling.ts";
import { startIslands } from "./start.ts";

export function start(earlyClicks: readonly Event[]): void {
	// A provider's script on an earlier page may have stored contact details of the visitor.
	clearProviderStorage();
	addEventListener("pagehide", clearProviderStorage);
	handleFailedPictures();
	handleBackLinks();
	scrollSmoothlyToAnchors();
	closeDialogsOnLeave();
	writeCurrentYear();
	fadeInSections();
	startIslands(earlyClicks);
	whenIdleAfterLoad(() => {
		import("#measurement/web-vitals.ts").then(
			({ reportVitals }) => reportVitals(),
			// The import fails offline. The page then works without measurement.
			() => {},
		);
	}, webVitalsTimeoutMs);
}
