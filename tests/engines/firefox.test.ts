import { firefox } from "./puppeteer.ts";
import { runJourneys } from "./run-journeys.ts";

runJourneys(firefox);
