import { journeys } from "./journeys.ts";
import {
	changedPageJourneys,
	translatedPageJourneys,
} from "./robustness-journeys.ts";
import { runJourneys } from "./run-journeys.ts";
import { webkit } from "./webkit.ts";

runJourneys(webkit, [
	...journeys,
	...changedPageJourneys,
	...translatedPageJourneys,
]);
