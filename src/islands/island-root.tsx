import { type ReactNode, useEffect } from "react";

type Props = {
	/** Called once, in the browser, when React has taken over the island. */
	onHydrated?: () => void;
	children: ReactNode;
};

/** The root of each island, the same in the build and in the browser, so that ids of `useId` agree. */
export function IslandRoot({ onHydrated, children }: Props) {
	// biome-ignore lint/correctness/useExhaustiveDependencies: once
	useEffect(() => onHydrated?.(), []);
	return children;
}
