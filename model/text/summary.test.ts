import { expect, test } from "vitest";
import { maxSummaryLength, summarize } from "./summary.ts";

test("a summary contains the first whole sentences without headings or markup", () => {
	expect(
		summarize(
			"## Why\n\nA **warm** joint moves further. [Ask us](/contact) how!\n\n- It takes ten minutes.\n\n## How\n",
		),
	).toBe("A warm joint moves further. Ask us how! It takes ten minutes.");
});

test("the next sentence is cut after a word if the first sentences are too short", () => {
	const summary = summarize(
		`Warm up slowly. Row easily, then ${"and row ".repeat(30)}on.`,
	);
	expect(summary).toMatch(
		/^Warm up slowly\. Row easily, then and row .* (and|row)…$/,
	);
	expect(summary.length).toBeLessThanOrEqual(maxSummaryLength);
});

test("a short text without a last full stop is its own summary", () => {
	expect(summarize("Warm up slowly. Then row")).toBe(
		"Warm up slowly. Then row",
	);
});

test.each(["", "## Only a heading"])("the summary of %j is empty", (text) =>
	expect(summarize(text)).toBe(""),
);
