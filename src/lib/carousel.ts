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
