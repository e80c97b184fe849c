import { oldestOrigin } from "../support/sites/sites.ts";
import { journeys } from "./journeys.ts";
import { oldest } from "./puppeteer.ts";
import { runJourneys } from "./run-journeys.ts";

runJourneys(oldest, journeys, oldestOrigin);
