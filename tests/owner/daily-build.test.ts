import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { ownersContent } from "./owners-content.ts";

const workflow = parse(readFileSync(".github/workflows/deploy.yml", "utf8"));
const [{ cron }] = workflow.on.schedule;
const [minute = "", hour = ""] = cron.split(" ");
const { timeZone } = ownersContent.schedule;

test.each(["2026-01-15", "2026-07-15"])(
	"the daily build of %s starts between midnight and 2 AM in the gym's time zone",
	(day) => {
		const start = `${day}T${hour.padStart(2, "0")}:${minute.padStart(2, "0")}Z`;
		const hourAtGym = new Intl.DateTimeFormat("en-US", {
			timeZone,
			hour: "numeric",
			hourCycle: "h23",
		}).format(new Date(start));
		expect(
			Number(hourAtGym),
			`.github/workflows/deploy.yml: choose another hour of UTC for ${timeZone}`,
		).toBeLessThan(2);
	},
);
