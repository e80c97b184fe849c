import { useSyncExternalStore } from "react";
import { onQueryChange } from "./query-param.ts";

/** The page's query; "" in the built HTML and before hydration. */
export function useQuery(): string {
	return useSyncExternalStore(
		onQueryChange,
		() => location.search,
		() => "",
	);
}

/** A query parameter; undefined in the built HTML and before hydration. */
export function useQueryParam(name: string): string | undefined {
	return new URLSearchParams(useQuery()).get(name) ?? undefined;
}
