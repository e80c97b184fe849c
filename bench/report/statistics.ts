/** What several visits gave, in the unit of the samples. */
export type Summary = { median: number; min: number; max: number };

/**
 * Undefined when nothing was measured: not every page has every control. The median of an even number is half-way between
 * the two in the middle.
 */
export function summarize(samples: readonly number[]): Summary | undefined {
	if (samples.length === 0) return undefined;
	const sorted = samples.toSorted((a, b) => a - b);
	const at = (place: number) => sorted.at(place) ?? 0;
	const middle = (sorted.length - 1) / 2;
	return {
		median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2,
		min: at(0),
		max: at(-1),
	};
}
