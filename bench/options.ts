import { parseArgs } from "node:util";
import { Problem } from "../scripts/setup/problem.mjs";
import { usualSlowdown } from "./device.ts";

export type BenchOptions = {
	/** Addresses within the site, each measured by itself. */
	paths: readonly string[];
	/** How often each page is visited; the report shows medians. */
	runs: number;
	/** How many times slower than this machine the phone computes. */
	cpuSlowdown: number;
	/** Measures the loading alone, not the taps and the way to the next page: a third of the time. */
	paintOnly: boolean;
	/** The folder of an earlier build to compare with. */
	against: string | undefined;
	/** Asks Lighthouse for its four scores instead of measuring. */
	lighthouse: boolean;
};

/** The options of `npm run bench -- /path --runs=7 --cpu=2 --paint --against=/path/build --lighthouse`. */
export function parseOptions(args: readonly string[]): BenchOptions {
	const { values, positionals } = parsed(args);
	const paths = positionals.length > 0 ? positionals : ["/"];
	const wrong = paths.find((path) => !path.startsWith("/"));
	if (wrong !== undefined)
		throw new Problem(
			`"${wrong}" is not an address within the site; write it with a slash in front, such as /pricing.`,
		);
	const runs = Number(values.runs);
	if (!Number.isInteger(runs) || runs < 1)
		throw new Problem(
			`--runs=${values.runs} is not a number of visits; use a whole number, 5 or more for figures to rely on.`,
		);
	const cpuSlowdown = Number(values.cpu);
	if (!(cpuSlowdown >= 1))
		throw new Problem(
			`--cpu=${values.cpu} cannot slow this machine; use 1 or more, such as 2 on a machine that is itself slow.`,
		);
	return {
		paths,
		runs,
		cpuSlowdown,
		paintOnly: values.paint,
		against: values.against,
		lighthouse: values.lighthouse,
	};
}

function parsed(args: readonly string[]) {
	try {
		return parseArgs({
			args: [...args],
			allowPositionals: true,
			options: {
				runs: { type: "string", default: "5" },
				cpu: { type: "string", default: String(usualSlowdown) },
				paint: { type: "boolean", default: false },
				against: { type: "string" },
				lighthouse: { type: "boolean", default: false },
			},
		});
	} catch (cause) {
		throw new Problem(
			`${cause instanceof Error ? cause.message : cause}\nThere are --runs=7, --cpu=2, --paint, --against=/path/build and --lighthouse.`,
			{ cause },
		);
	}
}
