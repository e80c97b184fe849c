import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { readXml } from "../support/read-xml.ts";
import { builds } from "../support/sites/sites.ts";

const sites = Object.entries(builds).filter(([name]) => name !== "oldest");

describe.each(sites)("the build %s", (_name, build) => {
	const folder = join(build, "client");
	const files = (...patterns: string[]) => {
		const found = globSync(patterns, { cwd: folder });
		expect(found.length, patterns.join()).toBeGreaterThan(0);
		return found.map((file) => readFileSync(join(folder, file), "utf8"));
	};

	test("has well-formed XML in its feed, sitemap and SVG files", () => {
		for (const text of files("**/*.{atom,xml,svg}"))
			expect(readXml(text).length).toBeGreaterThan(0);
	});

	test("declares the width of favicon.ico", () => {
		const [html] = files("index.html");
		const width = readFileSync(join(folder, "favicon.ico"))[6];
		expect(html).toContain(`href="/favicon.ico" sizes="${width}x${width}"`);
	});

	test("has valid iCalendar files", () => {
		for (const text of files("**/*.ics")) {
			const calendar = new ICAL.Component(ICAL.parse(text));
			expect(calendar.name).toBe("vcalendar");
		}
	});
});
