export function wrapIndex(index: number, count: number): number {
	return count === 0 ? 0 : ((index % count) + count) % count;
}

/**
 * Returns the index of the card whose stop (scroll position in px) is nearest to `left`. If several
 * cards are equally near, returns the last one.
 */
export function nearestStop(stops: readonly number[], left: number): number {
	const distances = stops.map((stop) => Math.abs(stop - left));
	return Math.max(distances.lastIndexOf(Math.min(...distances)), 0);
}

/**
 * Returns the index of the next (1) or previous (-1) card whose stop differs from the stop of
 * `from`. Wraps at both ends (PT-05).
 */
export function nextStop(
	stops: readonly number[],
	from: number,
	step: 1 | -1,
): number {
	let next = from;
	do next = wrapIndex(next + step, stops.length);
	while (next !== from && stops[next] === stops[from]);
	return next;
}
