import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { builds, outputFile } from "../support/sites/sites.ts";

// The published site also has a summary of two lines; git may warn that it lacks history.
test("a build prints five lines at most, and nothing of the bundler", () => {
	const output = readFileSync(join(builds.published, outputFile), "utf8");
	expect(output.trim().split("\n").length).toBeLessThanOrEqual(5);
	expect(output).toContain("Published ");
	expect(output).not.toMatch(/WARNING|DIRECTIVE|TIMINGS|\.js\b/);
});
