/**
 * Returns the day in UTC on which expiry checks are based: BUILD_DAY if it is set, otherwise today.
 * An empty BUILD_DAY disables the checks, for builds that are never published.
 */
export function buildDay(): string {
	return process.env.BUILD_DAY ?? new Date().toISOString().slice(0, 10);
}
