import { oldestOrigin } from "../support/sites/sites.ts";
import { oldest } from "./puppeteer.ts";
import { runJourneys } from "./run-journeys.ts";

runJourneys(oldest, oldestOrigin);
