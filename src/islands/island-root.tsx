import { type ReactNode, useEffect, useLayoutEffect } from "react";

type Props = {
	onRendered?: () => void;
	onHydrated?: () => void;
	children: ReactNode;
};

/**
 * Wraps each island in the build and in the browser, because `useId` needs the same tree in both.
 */
export function IslandRoot({ onRendered, onHydrated, children }: Props) {
	// biome-ignore lint/correctness/useExhaustiveDependencies: must run only once
	useLayoutEffect(() => onRendered?.(), []);
	// biome-ignore lint/correctness/useExhaustiveDependencies: must run only once
	useEffect(() => onHydrated?.(), []);
	return children;
}

/** Prevents equal `useId` ids in two islands of a page. */
export function islandIdPrefix(index: number): string {
	return `i${index}-`;
}
