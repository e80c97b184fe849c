import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { builds, buildYear } from "../support/sites/sites.ts";

// Searches for the year only. If a file depended on the time zone or the language of the build,
// other tests would fail, because the test site is built with unusual ones.
test("no built file except build.json contains the build date", () => {
	const files = globSync("{client,hosts}/**", {
		cwd: builds.site,
		withFileTypes: true,
	})
		.filter((file) => file.isFile() && file.name !== "build.json")
		.filter(({ name }) => !/\.(br|gz|avif|webp|jpg|png|ico|woff2)$/.test(name))
		.map(({ parentPath, name }) => join(parentPath, name));
	expect(files.length).toBeGreaterThan(150);
	// Calendars contain the year as in 20330304T090000Z.
	const year = new RegExp(
		`(?<![\\w.])${buildYear}(?!\\w|\\.\\d)|${buildYear}\\d{4}T`,
	);
	expect(files.filter((file) => year.test(readFileSync(file, "utf8")))).toEqual(
		[],
	);
});
