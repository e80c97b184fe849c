import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";

/** Scores from 0 to 100 by category, and the audits that cost points. */
export type Scores = {
	categories: Readonly<Record<string, number>>;
	failures: readonly string[];
};

/** Lighthouse as it comes: a phone, slow 4G and a processor `cpuSlowdown` times slower than this one, both simulated. */
export async function lighthouseScores({
	url,
	browserPath,
	cpuSlowdown,
	flags,
}: {
	url: string;
	browserPath: string;
	cpuSlowdown: number;
	flags: readonly string[];
}): Promise<Scores> {
	const chrome = await launch({
		chromePath: browserPath,
		chromeFlags: ["--headless=new", ...flags],
	});
	try {
		const result = await lighthouse(url, {
			port: chrome.port,
			output: "json",
			logLevel: "error",
			throttling: { cpuSlowdownMultiplier: cpuSlowdown },
		});
		if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
		return scoresOf(result.lhr);
	} finally {
		chrome.kill();
	}
}

type LighthouseResult = NonNullable<
	Awaited<ReturnType<typeof lighthouse>>
>["lhr"];

function scoresOf({
	categories,
	audits,
	runtimeError,
}: LighthouseResult): Scores {
	if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`);
	const all = Object.values(categories);
	const failures = all.flatMap(({ title, auditRefs }) =>
		auditRefs
			.filter(({ id, weight }) => weight > 0 && isShort(audits[id]?.score))
			.map(
				({ id }) =>
					`${title}: ${audits[id]?.title} ${audits[id]?.displayValue ?? ""}`,
			),
	);
	return {
		categories: Object.fromEntries(
			all.map(({ title, score }) => [title, Math.round((score ?? 0) * 100)]),
		),
		failures,
	};
}

/** An audit without a score does not apply. */
function isShort(score: number | null | undefined): boolean {
	return typeof score === "number" && score < 1;
}
