import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";

export type Scores = {
	categories: Readonly<Record<string, number>>;
	failures: readonly string[];
};

/**
 * Runs Lighthouse with its simulated slow 4G and a CPU that is `cpuSlowdown` times slower than this
 * machine's.
 */
export async function lighthouseScores(
	url: string,
	options: {
		browserPath: string;
		cpuSlowdown: number;
		flags: readonly string[];
	},
): Promise<Scores> {
	const chrome = await launch({
		chromePath: options.browserPath,
		chromeFlags: ["--headless=new", ...options.flags],
	});
	try {
		const result = await lighthouse(url, {
			port: chrome.port,
			output: "json",
			logLevel: "error",
			throttling: { cpuSlowdownMultiplier: options.cpuSlowdown },
		});
		if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
		const { categories, audits, runtimeError } = result.lhr;
		if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`);
		const all = Object.values(categories);
		return {
			categories: Object.fromEntries(
				all.map(({ title, score }) => [title, Math.round((score ?? 0) * 100)]),
			),
			failures: all.flatMap(({ title, auditRefs }) =>
				auditRefs.flatMap(({ id, weight }) => {
					const audit = audits[id];
					// An audit that does not apply to the page has no score.
					const isShort = weight > 0 && (audit?.score ?? 1) < 1;
					return isShort
						? [`${title}: ${audit?.title} ${audit?.displayValue ?? ""}`]
						: [];
				}),
			),
		};
	} finally {
		chrome.kill();
	}
}
