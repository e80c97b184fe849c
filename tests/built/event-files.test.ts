import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { builtPage, hrefsIn } from "../support/built/built-pages.ts";
import { builds } from "../support/sites/sites.ts";

const published = (build: string, file: string) =>
	readFileSync(join(build, "client", file), "utf8");

test("each event that takes place has a calendar file, and all have one together", () => {
	const files = hrefsIn(builtPage("/events").main).filter((href) =>
		href?.startsWith("/calendar/event-"),
	);
	expect(files).toHaveLength(2);
	for (const file of [...files, "events.ics"])
		expect(published(builds.site, file ?? "")).toContain("BEGIN:VEVENT");
});

test("the sitemap lists the events and the landing page", () => {
	for (const line of ["/events<", "/comeback<"])
		expect(published(builds.site, "sitemap.xml")).toContain(line);
});

test("a gym without events has no page for them and no line in the sitemap", () => {
	expect(existsSync(join(builds.secondGym, "client/events.html"))).toBe(false);
	expect(published(builds.secondGym, "sitemap.xml")).not.toContain("/events");
});
