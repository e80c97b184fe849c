/**
 * Returns the day in UTC on which past events and expired files are left out: BUILD_DAY if it is
 * set, otherwise today. With an empty BUILD_DAY nothing is left out.
 */
export function buildDay(): string {
	return process.env.BUILD_DAY ?? new Date().toISOString().slice(0, 10);
}
