/** Whether the visitor has asked the system for less motion. */
export function wantsStillness(): boolean {
	return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
