export type Shift = {
	at: number;
	/** Impact fraction times distance fraction: https://web.dev/articles/cls */
	score: number;
};

const maxGapMs = 1000;
const maxSessionMs = 5000;

export function cumulativeLayoutShift(shifts: readonly Shift[]): number {
	let worst = 0;
	let session = { start: 0, last: Number.NEGATIVE_INFINITY, score: 0 };
	for (const { at, score } of shifts.toSorted((a, b) => a.at - b.at)) {
		const belongs =
			at - session.last < maxGapMs && at - session.start < maxSessionMs;
		session = belongs
			? { start: session.start, last: at, score: session.score + score }
			: { start: at, last: at, score };
		worst = Math.max(worst, session.score);
	}
	return worst;
}
