import { useSyncExternalStore } from "react";

/** False in the built HTML and during hydration. */
export function useIsHydrated(): boolean {
	return useSyncExternalStore(
		() => () => {},
		() => true,
		() => false,
	);
}
