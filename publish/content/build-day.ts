/**
 * The day on which dates of the content must not be over: today, another one to build an old state again (BUILD_DAY), or ""
 * for what is never published. At midnight of UTC it becomes another one, wherever the gym is.
 */
export function buildDay(): string {
	return process.env.BUILD_DAY ?? new Date().toISOString().slice(0, 10);
}
