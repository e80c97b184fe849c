import { chromium } from "./puppeteer.ts";
import { runJourneys } from "./run-journeys.ts";

runJourneys(chromium);
