/** What several visits gave, in the unit of the samples. */
export type Summary = { median: number; min: number; max: number };

/** Undefined when nothing was measured: not every page has every control. */
export function summarize(samples: readonly number[]): Summary | undefined {
	const sorted = samples.toSorted((a, b) => a - b);
	const [min] = sorted;
	const max = sorted.at(-1);
	if (min === undefined || max === undefined) return undefined;
	return { median: median(sorted), min, max };
}

/** Half-way between the two in the middle when their number is even. */
export function median(samples: readonly number[]): number {
	const sorted = samples.toSorted((a, b) => a - b);
	const upper = sorted[Math.floor(sorted.length / 2)];
	const lower = sorted[Math.ceil(sorted.length / 2) - 1];
	if (upper === undefined || lower === undefined)
		throw new Error("There is no median of no samples.");
	return (lower + upper) / 2;
}
