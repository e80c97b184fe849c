import { type ReactNode, useEffect } from "react";

type Props = {
	onHydrated?: () => void;
	children: ReactNode;
};

/** The root of each island; build and browser must render the same tree for equal `useId` ids. */
export function IslandRoot({ onHydrated, children }: Props) {
	// biome-ignore lint/correctness/useExhaustiveDependencies: once
	useEffect(() => onHydrated?.(), []);
	return children;
}
