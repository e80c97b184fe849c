import {
	decimals,
	type Figure,
	figuresOf,
	type SamplesByBuild,
} from "./metrics.ts";
import type { Summary } from "./statistics.ts";

export function tableOf(
	samples: SamplesByBuild,
): Record<string, Record<string, string>> {
	const hasBefore = samples.before.length > 0;
	return Object.fromEntries(
		figuresOf(samples).map((figure) => [
			figure.label,
			{
				site: value(figure, figure.site),
				baseline: value(figure, figure.baseline),
				ratio: figure.ratio?.toFixed(2) ?? "",
				target: goal(figure),
				result: figure.result ?? "",
				...(hasBefore && {
					before: value(figure, figure.before),
					"ratio to before": figure.ratioToBefore?.toFixed(2) ?? "",
				}),
			},
		]),
	);
}

export function notesOf({ site }: SamplesByBuild): string {
	const notes = site.flatMap(({ largest, scriptsBeforeLcp, thirdParty }) => [
		`Largest paint: ${largest}`,
		...scriptsBeforeLcp.map((url) => `Script before it: ${url}`),
		...thirdParty.map((url) => `Third party: ${url}`),
	]);
	return [...new Set(notes)].join("\n");
}

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
