import { journeys } from "./journeys.ts";
import { firefox } from "./puppeteer.ts";
import {
	changedPageJourneys,
	restoredAfterBack,
	translatedPageJourneys,
} from "./robustness-journeys.ts";
import { runJourneys } from "./run-journeys.ts";

runJourneys(firefox, [
	...journeys,
	...changedPageJourneys.map(restoredAfterBack),
	...translatedPageJourneys,
]);
