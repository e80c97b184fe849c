import type { Builds } from "../builds.ts";
import type { Sample } from "../measure.ts";
import { type Summary, summarize } from "./statistics.ts";

export type Unit = "ms" | "KB" | "score" | "count";

type Metric = {
	label: string;
	unit: Unit;
	of: (sample: Sample) => number | undefined;
	target?: { atMost: number } | { timesBaseline: number };
};

/** 1 KB is 1000 bytes. */
const metrics: readonly Metric[] = [
	{
		label: "First paint (FCP)",
		unit: "ms",
		of: ({ fcp }) => fcp,
		target: { timesBaseline: 1.05 },
	},
	{
		label: "Largest paint (LCP)",
		unit: "ms",
		of: ({ lcp }) => lcp,
		target: { timesBaseline: 1.05 },
	},
	{
		label: "Bytes that FCP needs",
		unit: "KB",
		of: ({ bytesBeforeFcp }) => bytesBeforeFcp / 1000,
		target: { atMost: 14.6 },
	},
	{
		label: "Layout shift (CLS)",
		unit: "score",
		of: ({ cls }) => cls,
		target: { atMost: 0 },
	},
	{
		label: "Menu, tapped right after FCP",
		unit: "ms",
		of: ({ menuTap }) => menuTap,
		target: { timesBaseline: 1 },
	},
	{
		label: "Main button, tapped right after FCP",
		unit: "ms",
		of: ({ actionTap }) => actionTap,
		target: { timesBaseline: 1 },
	},
	{
		label: "Next page, hovered 200 ms",
		unit: "ms",
		of: ({ navigation }) => navigation,
		target: { timesBaseline: 1.05 },
	},
	{
		label: "Longest task of 5 s",
		unit: "ms",
		of: ({ longestTask }) => longestTask,
		target: { atMost: 50 },
	},
	{
		label: "Blocking time of 5 s",
		unit: "ms",
		of: ({ blockingTime }) => blockingTime,
	},
	{
		label: "HTML and CSS before LCP",
		unit: "KB",
		of: ({ bytesBeforeLcp: { document, css } }) => (document + css) / 1000,
		target: { atMost: 40 },
	},
	{
		label: "Everything before LCP",
		unit: "KB",
		of: ({ bytesBeforeLcp }) =>
			Object.values(bytesBeforeLcp).reduce((sum, bytes) => sum + bytes, 0) /
			1000,
	},
	{
		label: "Scripts before LCP",
		unit: "count",
		of: ({ scriptsBeforeLcp }) => scriptsBeforeLcp.length,
		target: { atMost: 0 },
	},
	{ label: "HTML", unit: "KB", of: ({ bytes }) => bytes.document / 1000 },
	{ label: "CSS", unit: "KB", of: ({ bytes }) => bytes.css / 1000 },
	{
		label: "JavaScript",
		unit: "KB",
		of: ({ bytes }) => bytes.js / 1000,
		target: { atMost: 130 },
	},
	{
		label: "Fonts",
		unit: "KB",
		of: ({ bytes }) => bytes.fonts / 1000,
		target: { atMost: 80 },
	},
	{ label: "Images", unit: "KB", of: ({ bytes }) => bytes.images / 1000 },
	{ label: "Other", unit: "KB", of: ({ bytes }) => bytes.other / 1000 },
	{
		label: "Third-party requests",
		unit: "count",
		of: ({ thirdParty }) => thirdParty.length,
		target: { atMost: 0 },
	},
];

export type Figure = {
	label: string;
	unit: Unit;
	site: Summary | undefined;
	baseline: Summary | undefined;
	ratio: number | undefined;
	before: Summary | undefined;
	ratioToBefore: number | undefined;
	target: Metric["target"];
	result: "pass" | "miss" | undefined;
};

export type SamplesByBuild = Readonly<Record<keyof Builds, readonly Sample[]>>;

export function figuresOf(samples: SamplesByBuild): Figure[] {
	return metrics.map(({ label, unit, of, target }) => {
		const summary = (side: keyof Builds) =>
			summarize(samples[side].map(of).filter((value) => value !== undefined));
		const [site, baseline, before] = [
			summary("site"),
			summary("baseline"),
			summary("before"),
		];
		const ratioTo = (other: Summary | undefined) =>
			site && other?.median ? site.median / other.median : undefined;
		const ratio = ratioTo(baseline);
		return {
			label,
			unit,
			site,
			baseline,
			ratio,
			before,
			ratioToBefore: ratioTo(before),
			target,
			result: judge({ unit, target, site, ratio }),
		};
	});
}

/**
 * Judges times by their median, because other work of this machine may slow down single visits.
 * Judges other values by their maximum, because they hardly differ between visits. Rounds values as
 * the report does.
 */
function judge({
	unit,
	target,
	site,
	ratio,
}: Pick<Figure, "unit" | "target" | "site" | "ratio">): Figure["result"] {
	if (!target || !site) return undefined;
	if ("timesBaseline" in target)
		return ratio === undefined
			? undefined
			: passes(ratio, 2, target.timesBaseline);
	const value = unit === "ms" ? site.median : site.max;
	return passes(value, decimals[unit], target.atMost);
}

export const decimals: Record<Unit, number> = {
	ms: 0,
	KB: 1,
	score: 2,
	count: 0,
};

function passes(value: number, digits: number, maximum: number) {
	return Number(value.toFixed(digits)) <= maximum ? "pass" : "miss";
}
