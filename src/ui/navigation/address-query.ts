import { useSyncExternalStore } from "react";
import { onQueryChange, queryParam } from "./query-param.ts";

/** A query parameter; undefined in the built HTML and before hydration. */
export function useQueryParam(name: string): string | undefined {
	return useSyncExternalStore(
		onQueryChange,
		() => queryParam(name),
		() => undefined,
	);
}
