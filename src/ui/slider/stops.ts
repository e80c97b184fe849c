/** The index after moving, wrapped at both ends (CAR-02, GAL-01). */
export function wrapIndex(index: number, count: number): number {
	return count === 0 ? 0 : ((index % count) + count) % count;
}

/** The card whose stop, px, is nearest to where the list stands; of cards that share one, the last. */
export function nearestStop(stops: readonly number[], left: number): number {
	const distances = stops.map((stop) => Math.abs(stop - left));
	return Math.max(distances.lastIndexOf(Math.min(...distances)), 0);
}

/** The card with the stop after (1) or before (-1) that of another, and from either end the other (PT-05). */
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
