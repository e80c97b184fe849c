/**
 * Returns the day for expiry checks, in UTC: today, or BUILD_DAY to rebuild an old state. BUILD_DAY
 * is empty in builds that are never published.
 */
export function buildDay(): string {
	return process.env.BUILD_DAY ?? new Date().toISOString().slice(0, 10);
}
