import { chromium } from "./puppeteer.ts";
import {
	changedPageJourneys,
	restoredAfterBack,
	singleChangeJourneys,
	translatedPageJourneys,
} from "./robustness-journeys.ts";
import { runJourneys } from "./run-journeys.ts";

// In Chromium, tests/e2e and tests/pages test everything else.
runJourneys(chromium, [
	...changedPageJourneys.map((journey) =>
		// Chromium's back/forward cache omits pages with status 404.
		journey.claim.startsWith("/not-found")
			? journey
			: restoredAfterBack(journey),
	),
	...singleChangeJourneys,
	...translatedPageJourneys,
]);
