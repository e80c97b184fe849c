import { expect, test } from "vitest";
import { medianScores, reportOf, slugOf } from "./report.ts";
import { visit } from "./report-test.ts";

const report = reportOf("/", {
	site: [visit, { ...visit, lcp: 900 }, { ...visit, lcp: 850 }],
	limit: [visit],
	before: [],
}).split("\n");

function line(beginning: string): string | undefined {
	return report
		.find((it) => it.startsWith(beginning))
		?.replace(/ {2,}/g, " | ");
}

test("a time is shown with its range, its ratio, its target and the result", () => {
	expect(line("Largest paint (LCP)")).toBe(
		"Largest paint (LCP) | 850 ms (800–900) | 800 ms | 1.06 | ≤ 1.05 × | miss",
	);
});

test("an earlier build has columns of its own", () => {
	const [, head, , fcp] = reportOf("/", {
		site: [visit],
		limit: [visit],
		before: [{ ...visit, fcp: 1000 }],
	}).split("\n");
	expect(head).toMatch(/before +ratio$/);
	expect(fcp).toMatch(/1000 ms +0\.50$/);
});

test("bytes that are the same at each visit are shown once", () => {
	expect(line("HTML and CSS before LCP")).toBe(
		"HTML and CSS before LCP | 19.0 KB | 19.0 KB | 1.00 | ≤ 40 KB | pass",
	);
});

test("what a page does not have is shown as a dash", () => {
	const bare = { ...visit, navigation: undefined };
	expect(reportOf("/", { site: [bare], limit: [bare], before: [] })).toMatch(
		/^Next page, prefetched +– +– /m,
	);
});

test("the reader learns what the largest paint was", () => {
	expect(report).toContain(`Largest paint: ${visit.largest}`);
});

test("each page has a file of its own for its results", () => {
	expect(["/", "/pricing", "/blog/rest-days", "/Sale?x=1"].map(slugOf)).toEqual(
		["home", "pricing", "blog-rest-days", "sale-x-1"],
	);
});

test("of several rounds of Lighthouse the medians are shown, with their ranges where the rounds differ", () => {
	const rounds = [97, 100, 99].map((score) => ({
		categories: { Performance: score, SEO: 100 },
		failures: [],
	}));
	expect(medianScores(rounds)).toEqual({
		Performance: "99 (97–100)",
		SEO: "100",
	});
});
