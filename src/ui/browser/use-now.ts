import { useSyncExternalStore } from "react";
import { onEachMinute, thisMinute } from "./each-minute.ts";

/**
 * Returns the current minute in milliseconds since 1970. Undefined until hydration, so reserve space
 * for content that depends on it.
 */
export function useNow(): number | undefined {
	return useSyncExternalStore(onEachMinute, thisMinute, () => undefined);
}
