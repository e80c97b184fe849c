export type Shift = {
	at: number;
	/** Moved share of the viewport times distance: https://web.dev/articles/cls */
	score: number;
};

const longestGap = 1000;
const longestSession = 5000;

/**
 * Cumulative Layout Shift: the worst session of shifts that follow within 1 s, at most 5 s long.
 */
export function cumulativeLayoutShift(shifts: readonly Shift[]): number {
	let worst = 0;
	let session = { start: 0, last: Number.NEGATIVE_INFINITY, score: 0 };
	for (const { at, score } of shifts.toSorted((a, b) => a.at - b.at)) {
		const belongs =
			at - session.last < longestGap && at - session.start < longestSession;
		session = belongs
			? { start: session.start, last: at, score: session.score + score }
			: { start: at, last: at, score };
		worst = Math.max(worst, session.score);
	}
	return worst;
}
