import { expect, test } from "vitest";
import type { Sample } from "../measure.ts";
import { medianScores, reportOf, slugOf } from "./report.ts";

const bytes = {
	document: 9_400,
	css: 8_900,
	js: 0,
	fonts: 0,
	images: 0,
	other: 0,
};

const visit: Sample = {
	fcp: 500,
	lcp: 800,
	bytesBeforeFcp: 14_000,
	longestTask: 40,
	largest: "<img> /hero.avif",
	cls: 0,
	bytesBeforeLcp: bytes,
	bytes,
	scriptsBeforeLcp: [],
	thirdParty: [],
	navigation: undefined,
	menuTap: 50,
	actionTap: 60,
};

const report = reportOf({
	path: "/",
	site: [visit, { ...visit, lcp: 900 }, { ...visit, lcp: 850 }],
	limit: [visit],
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
	const [, head, , fcp] = reportOf({
		path: "/",
		site: [visit],
		limit: [visit],
		before: [{ ...visit, fcp: 1000 }],
	}).split("\n");
	expect(head).toMatch(/before +ratio$/);
	expect(fcp).toMatch(/1000 ms +0\.50$/);
});

test("bytes that are the same at each visit are shown once", () => {
	expect(line("HTML and CSS before LCP")).toBe(
		"HTML and CSS before LCP | 18.3 KB | 18.3 KB | 1.00 | ≤ 40 KB | pass",
	);
});

test("what a page does not have is shown as a dash", () => {
	expect(line("Next page")).toMatch(/^Next page, prefetched \| – \| – \|/);
});

test("the reader learns what the largest paint was", () => {
	expect(report).toContain("Largest paint: <img> /hero.avif");
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
