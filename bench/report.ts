import type { Sample } from "./measure.ts";
import { decimals, type Figure, figuresOf } from "./metrics.ts";
import type { Summary } from "./statistics.ts";
import { table } from "./table.ts";

/** What the visits to a page and to its copy without scripts gave. */
export type Measured = {
	path: string;
	site: readonly Sample[];
	limit: readonly Sample[];
};

const head = ["", "site", "without scripts", "ratio", "target", "result"];

/** The figures of a page for reading: medians, with the range behind them where the visits differ. */
export function reportOf({ path, site, limit }: Measured): string {
	const rows = figuresOf(site, limit).map((figure) => [
		figure.label,
		value(figure, figure.site),
		value(figure, figure.limit),
		figure.ratio?.toFixed(2) ?? "",
		goal(figure),
		figure.result ?? "",
	]);
	return [
		`${path}, ${site.length} visits each, medians (range)`,
		table([head, ...rows]),
		...notes(
			"Largest paint",
			site.map(({ largest }) => largest),
		),
		...notes(
			"Script before it",
			site.flatMap((it) => it.scriptsBeforeLcp),
		),
		...notes(
			"Third party",
			site.flatMap(({ thirdParty }) => thirdParty),
		),
	].join("\n");
}

/** The name of the file of a page's results, without its ending. */
export function slugOf(path: string): string {
	const slug = path.replace(/[^a-z0-9]+/gi, "-").replace(/^-|-$/g, "");
	return slug.toLowerCase() || "home";
}

function value({ unit }: Figure, summary: Summary | undefined): string {
	if (!summary) return "–";
	const show = (number: number) => number.toFixed(decimals[unit]);
	const [median, min, max] = [summary.median, summary.min, summary.max].map(
		show,
	);
	const suffix = unit === "ms" || unit === "KB" ? ` ${unit}` : "";
	return min === max
		? `${median}${suffix}`
		: `${median}${suffix} (${min}–${max})`;
}

function goal({ target, unit }: Figure): string {
	if (!target) return "";
	if ("timesLimit" in target) return `≤ ${target.timesLimit.toFixed(2)} ×`;
	return target.atMost === 0
		? (0).toFixed(decimals[unit])
		: `≤ ${target.atMost} ${unit}`;
}

function notes(label: string, lines: readonly string[]): string[] {
	return [...new Set(lines)].map((line) => `${label}: ${line}`);
}
