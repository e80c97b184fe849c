import { useSyncExternalStore } from "react";
import { onQueryChange } from "./query-param.ts";

/** The query of the page's address; "" in the built HTML and until the island is hydrated. */
export function useQuery(): string {
	return useSyncExternalStore(
		onQueryChange,
		() => location.search,
		() => "",
	);
}

/** One query parameter; undefined in the built HTML and until the island is hydrated. */
export function useQueryParam(name: string): string | undefined {
	return new URLSearchParams(useQuery()).get(name) ?? undefined;
}
