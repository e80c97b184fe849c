import { chromium } from "./puppeteer.ts";
import {
	changedPageJourneys,
	translatedPageJourneys,
} from "./robustness-journeys.ts";
import { runJourneys } from "./run-journeys.ts";

// tests/e2e and tests/pages test the rest.
runJourneys(chromium, [...changedPageJourneys, ...translatedPageJourneys]);
