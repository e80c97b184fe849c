/** The index after moving, wrapped at both ends (CAR-02). */
export function wrapIndex(index: number, count: number): number {
	return count === 0 ? 0 : ((index % count) + count) % count;
}

/** Whether a move is still locked after the last one; both in milliseconds of the same clock (CAR-03). */
export function isLocked(
	lastMove: number | undefined,
	now: number,
	lock: number,
): boolean {
	return lastMove !== undefined && now - lastMove < lock;
}

/**
 * Where a sideways list goes next, px: to the stop after (1) or before (-1) the one that is nearest to where it is, and
 * from either end to the other (PT-05).
 */
export function nextStop(
	stops: readonly number[],
	from: number,
	step: 1 | -1,
): number {
	const distances = stops.map((stop) => Math.abs(stop - from));
	const nearest = distances.indexOf(Math.min(...distances));
	return stops[wrapIndex(nearest + step, stops.length)] ?? from;
}
