import { useSyncExternalStore } from "react";
import { useSearchParams } from "react-router";

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
			const next = new URLSearchParams(params);
			if (value === undefined) next.delete(name);
			else next.set(name, value);
			setParams(next, { replace: !isNewEntry, preventScrollReset: true });
		},
	};
}
