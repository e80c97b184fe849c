import { useSyncExternalStore } from "react";

/** False in the built HTML and while React takes it over. */
export function useIsHydrated(): boolean {
	return useSyncExternalStore(
		() => () => {},
		() => true,
		() => false,
	);
}
