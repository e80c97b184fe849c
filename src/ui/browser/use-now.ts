import { useSyncExternalStore } from "react";
import { onEachMinute, thisMinute } from "./each-minute.ts";

/**
 * Returns the current minute in milliseconds since 1970; undefined until hydration, so reserve
 * space for content that depends on the time.
 */
export function useNow(): number | undefined {
	return useSyncExternalStore(onEachMinute, thisMinute, () => undefined);
}
