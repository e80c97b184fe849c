import { type ReactNode, useDeferredValue } from "react";
import { useStartsAtTop } from "../navigation/navigation.ts";
import section from "./section.module.css";

/**
 * The page below its head. When a link of the site leads to the page, it is drawn right after the head has shown
 * (docs/decisions/0009-change-of-page.md); in the built HTML, on the way back and for links to an anchor it is there
 * from the beginning, since the place to scroll to depends on it.
 */
export function BelowHead({ children }: { children: ReactNode }) {
	const isDue = useDeferredValue(true, !useStartsAtTop());
	return isDue ? children : <div className={section.belowHead} />;
}
