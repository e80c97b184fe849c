import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { builds, outputFile } from "../support/sites/sites.ts";

// Five lines allow the summary of two lines, and git's warning about a missing history.
test("a build prints five lines at most, and nothing of the bundler", () => {
	const output = readFileSync(join(builds.published, outputFile), "utf8");
	expect(output.trim().split("\n").length).toBeLessThanOrEqual(5);
	expect(output).toContain("Published ");
	expect(output).not.toMatch(/WARNING|DIRECTIVE|TIMINGS|\.js\b/);
});
