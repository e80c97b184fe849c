import { expect, test } from "vitest";
import { medianScores, reportOf } from "./report.ts";
import { visit } from "./report-test.ts";

const report = reportOf("/", {
	site: [visit, { ...visit, lcp: 900 }, { ...visit, lcp: 850 }],
	baseline: [visit],
	before: [],
}).split("\n");

function line(beginning: string): string | undefined {
	return report
		.find((line) => line.startsWith(beginning))
		?.replace(/ {2,}/g, " | ");
}

test("a time is shown with its range, its ratio, its target and the result", () => {
	expect(line("Largest paint (LCP)")).toBe(
		"Largest paint (LCP) | 850 ms (800–900) | 800 ms | 1.06 | ≤ 1.05 × | miss",
	);
});

test("several rounds of Lighthouse are shown as medians with ranges", () => {
	const rounds = [97, 100, 99].map((score) => ({
		categories: { Performance: score, SEO: 100 },
		failures: [],
	}));
	expect(medianScores(rounds)).toEqual({
		Performance: "99 (97–100)",
		SEO: "100",
	});
});
