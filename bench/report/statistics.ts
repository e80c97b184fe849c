export type Summary = { median: number; min: number; max: number };

export function summarize(samples: readonly number[]): Summary | undefined {
	if (samples.length === 0) return undefined;
	const sorted = samples.toSorted((a, b) => a - b);
	const at = (index: number) => sorted.at(index) ?? 0;
	const middle = (sorted.length - 1) / 2;
	return {
		median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2,
		min: at(0),
		max: at(-1),
	};
}
