import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { builds, outputFile } from "../support/sites/sites.ts";

// The limit allows a line of summary and git's warning about a missing history. Warnings about
// the owner's content are not counted.
test("a build prints four lines at most, and nothing of the bundler", () => {
	const output = readFileSync(join(builds.published, outputFile), "utf8")
		.trim()
		.split("\n")
		.filter((line) => !line.startsWith("Warning: content/"));
	expect(output.length).toBeLessThanOrEqual(4);
	expect(output.join("\n")).toContain("Published ");
	expect(output.join("\n")).not.toMatch(/WARNING|DIRECTIVE|TIMINGS|\.js\b/);
});
