/**
 * The day for expiry checks, in UTC: today, BUILD_DAY to rebuild an old state, or "" for builds that are never
 * published.
 */
export function buildDay(): string {
	return process.env.BUILD_DAY ?? new Date().toISOString().slice(0, 10);
}
