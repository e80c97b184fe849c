import { expect, test } from "vitest";
import type { Sample } from "../measure.ts";
import { type Figure, figuresOf } from "./metrics.ts";
import { none, visit } from "./report-test.ts";

function figure(label: string, site: Sample[], limit = [visit]): Figure {
	const found = figuresOf(site, limit).find((it) => it.label === label);
	if (!found) throw new Error(`No figure is called ${label}`);
	return found;
}

test("the largest paint may come a twentieth later than at the limit, not more", () => {
	const label = "Largest paint (LCP)";
	expect(figure(label, [{ ...visit, lcp: 840 }])).toMatchObject({
		ratio: 1.05,
		result: "pass",
	});
	expect(figure(label, [{ ...visit, lcp: 850 }]).result).toBe("miss");
});

test("one slow visit does not miss a target for a time", () => {
	const taps = [40, 50, 900].map((menuTap) => ({ ...visit, menuTap }));
	expect(figure("Menu, tapped right after FCP", taps)).toMatchObject({
		site: { median: 50, max: 900 },
		result: "pass",
	});
});

test("one visit with a layout shift misses the target", () => {
	const shifts = [0, 0, 0.06].map((cls) => ({ ...visit, cls }));
	expect(figure("Layout shift (CLS)", shifts).result).toBe("miss");
});

test("a layout shift that rounds to 0.00 is none", () => {
	expect(figure("Layout shift (CLS)", [{ ...visit, cls: 0.004 }]).result).toBe(
		"pass",
	);
});

test("one script before the largest paint misses the target", () => {
	const early = { ...visit, scriptsBeforeLcp: ["/assets/boot.js"] };
	expect(figure("Scripts before LCP", [visit, early]).result).toBe("miss");
});

test("HTML and CSS are counted together, without the picture", () => {
	expect(figure("HTML and CSS before LCP", [visit])).toMatchObject({
		site: { median: 19 },
		result: "pass",
	});
});

test("a control that a page lacks is neither passed nor missed", () => {
	const bare = { ...visit, actionTap: undefined };
	const { site, result } = figure("Main button, tapped right after FCP", [
		bare,
	]);
	expect({ site, result }).toEqual({ site: undefined, result: undefined });
});

test("an earlier build is compared by its medians", () => {
	const before = [{ ...visit, fcp: 1000 }];
	const [fcp] = figuresOf([visit], [visit], before);
	expect(fcp).toMatchObject({ before: { median: 1000 }, ratioToBefore: 0.5 });
});

test("there is no ratio to nothing", () => {
	const silent = { ...visit, bytes: none };
	expect(figure("JavaScript", [visit], [silent]).ratio).toBeUndefined();
});
