/**
 * Returns the day for expiry checks, in UTC: today, or BUILD_DAY to rebuild an old state. An empty
 * BUILD_DAY disables the checks in builds that are never published.
 */
export function buildDay(): string {
	return process.env.BUILD_DAY ?? new Date().toISOString().slice(0, 10);
}
