import { useSyncExternalStore } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { isPageComing } from "./pending-page.ts";

/**
 * The query of the address and how to change it without a new entry, a new page or a scroll. Nothing changes any more
 * when the visitor has asked for another page.
 */
export function useQuery(): {
	/** As after the question mark; empty in the built HTML. */
	query: string;
	/** hash: the anchor that the address names from then on, with its #. */
	replaceQuery: (query: string, hash?: string) => void;
} {
	const { search } = useLocation();
	const navigate = useNavigate();
	return {
		query: search.slice(1),
		replaceQuery(query, hash = "") {
			if (isPageComing()) return;
			const shown = navigate(
				{ search: query },
				{ replace: true, preventScrollReset: true },
			);
			// React Router scrolls to every anchor that it goes to: it is not told about this one.
			void Promise.resolve(shown).then(() => {
				if (hash !== "" && location.search === `?${query}`)
					history.replaceState(history.state, "", `?${query}${hash}`);
			});
		},
	};
}

const never = () => () => {};

/**
 * One parameter of the address, and how to change it. It is undefined in the built HTML and until React has taken
 * over: the page then shows what it shows without a parameter.
 */
export function useAddressParam(name: string): {
	value: string | undefined;
	/** undefined takes the parameter away. isNewEntry: the browser's Back returns to the value before. */
	set: (value: string | undefined, isNewEntry?: boolean) => void;
} {
	const [params, setParams] = useSearchParams();
	const isReady = useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
	return {
		value: isReady ? (params.get(name) ?? undefined) : undefined,
		set(value, isNewEntry = false) {
			if (isPageComing()) return;
			const next = new URLSearchParams(params);
			if (value === undefined) next.delete(name);
			else next.set(name, value);
			setParams(next, { replace: !isNewEntry, preventScrollReset: true });
		},
	};
}
