import { expect, test } from "vitest";
import type { Sample } from "../measure.ts";
import { figuresOf } from "./metrics.ts";
import { none, visit } from "./report-test.ts";

const figure = (label: string, site: Sample[], baseline = [visit]) =>
	figuresOf({ site, baseline, before: [] }).find(
		(metric) => metric.label === label,
	);

test("the largest paint may come a twentieth later than at the baseline, not more", () => {
	const label = "Largest paint (LCP)";
	expect(figure(label, [{ ...visit, lcp: 840 }])).toMatchObject({
		ratio: 1.05,
		result: "pass",
	});
	expect(figure(label, [{ ...visit, lcp: 850 }])?.result).toBe("miss");
});

test("one slow visit does not miss a target for a time", () => {
	const taps = [40, 50, 900].map((menuTap) => ({ ...visit, menuTap }));
	expect(figure("Menu, tapped right after FCP", taps)).toMatchObject({
		site: { median: 50, max: 900 },
		result: "pass",
	});
});

test.each([
	[
		"one visit with a layout shift",
		"Layout shift (CLS)",
		{ cls: 0.06 },
		"miss",
	],
	["a shift that rounds to 0.00", "Layout shift (CLS)", { cls: 0.004 }, "pass"],
	[
		"one script before the largest paint",
		"Scripts before LCP",
		{ scriptsBeforeLcp: ["/assets/boot.js"] },
		"miss",
	],
])("%s: %s, %j is a %s", (_, label, bad, result) => {
	const site = [visit, visit, { ...visit, ...bad }];
	expect(figure(label, site)?.result).toBe(result);
});

test("HTML and CSS are counted together, without the picture", () => {
	expect(figure("HTML and CSS before LCP", [visit])).toMatchObject({
		site: { median: 19 },
		result: "pass",
	});
});

test("a control that a page lacks is neither passed nor missed", () => {
	const bare = { ...visit, actionTap: undefined };
	expect(figure("Main button, tapped right after FCP", [bare])).toMatchObject({
		site: undefined,
		result: undefined,
	});
});

test("an earlier build is compared by its medians", () => {
	const before = [{ ...visit, fcp: 1000 }];
	const [fcp] = figuresOf({ site: [visit], baseline: [visit], before });
	expect(fcp).toMatchObject({ before: { median: 1000 }, ratioToBefore: 0.5 });
});

test("there is no ratio to nothing", () => {
	const silent = { ...visit, bytes: none };
	expect(figure("JavaScript", [visit], [silent])?.ratio).toBeUndefined();
});
