import { createContext, use } from "react";

export const CollectedProps = createContext<object[] | undefined>(undefined);

/** Collects an island's props. Returns their index in `#island-props`. Throws outside a page. */
export function useCollectedProps(props: object): number {
	const collected = use(CollectedProps);
	if (!collected) throw new Error("An island must be inside a page");
	return collected.push(props) - 1;
}
