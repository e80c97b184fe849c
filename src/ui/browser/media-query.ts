import { useCallback, useSyncExternalStore } from "react";

/** Whether the browser matches a media query; false in the built HTML. */
export function useMediaQuery(query: string): boolean {
	const subscribe = useCallback(
		(notify: () => void) => {
			const list = matchMedia(query);
			list.addEventListener("change", notify);
			return () => list.removeEventListener("change", notify);
		},
		[query],
	);
	return useSyncExternalStore(
		subscribe,
		() => matchMedia(query).matches,
		() => false,
	);
}

export const reducedMotion = "(prefers-reduced-motion: reduce)";

/** Whether the visitor has asked the system for less motion; for what is decided at the moment it happens. */
export function wantsStillness(): boolean {
	return typeof matchMedia === "function" && matchMedia(reducedMotion).matches;
}
