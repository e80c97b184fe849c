import { decimals, type Figure, figuresOf, type Measured } from "./metrics.ts";
import type { Summary } from "./statistics.ts";
import { table } from "./table.ts";

/** Shows medians, with the range if visits differ. */
export function reportOf(path: string, measured: Measured): string {
	const { site, before } = measured;
	const ofBefore = (...cells: string[]) => (before.length > 0 ? cells : []);
	const head = [
		"",
		"site",
		"baseline",
		"ratio",
		"target",
		"result",
		...ofBefore("before", "ratio"),
	];
	const rows = figuresOf(measured).map((figure) => [
		figure.label,
		value(figure, figure.site),
		value(figure, figure.baseline),
		figure.ratio?.toFixed(2) ?? "",
		goal(figure),
		figure.result ?? "",
		...ofBefore(
			value(figure, figure.before),
			figure.ratioToBefore?.toFixed(2) ?? "",
		),
	]);
	return [
		`${path}, ${site.length} visits each, medians (range)`,
		table([head, ...rows]),
		...new Set(
			site.flatMap(({ largest, scriptsBeforeLcp, thirdParty }) => [
				`Largest paint: ${largest}`,
				...scriptsBeforeLcp.map((url) => `Script before it: ${url}`),
				...thirdParty.map((url) => `Third party: ${url}`),
			]),
		),
	].join("\n");
}

/** Returns the name of a page's result file, without extension. */
export function slugOf(path: string): string {
	const slug = path.replace(/[^a-z0-9]+/gi, "-").replace(/^-|-$/g, "");
	return slug.toLowerCase() || "home";
}

function value({ unit }: Figure, summary: Summary | undefined): string {
	if (!summary) return "–";
	const suffix = unit === "ms" || unit === "KB" ? ` ${unit}` : "";
	const [median, min, max] = [summary.median, summary.min, summary.max].map(
		(number) => number.toFixed(decimals[unit]),
	);
	return min === max
		? `${median}${suffix}`
		: `${median}${suffix} (${min}–${max})`;
}

function goal({ target, unit }: Figure): string {
	if (!target) return "";
	if ("timesBaseline" in target)
		return `≤ ${target.timesBaseline.toFixed(2)} ×`;
	return target.atMost === 0
		? (0).toFixed(decimals[unit])
		: `≤ ${target.atMost} ${unit}`;
}
