import { useSyncExternalStore } from "react";
import { onEachMinute } from "./each-minute.ts";

const minute = 60_000;

/**
 * Returns the current time in milliseconds since 1970, rounded down to the minute. Undefined until
 * hydration, so reserve space for content that depends on it.
 */
export function useNow(): number | undefined {
	return useSyncExternalStore(onEachMinute, thisMinute, () => undefined);
}

function thisMinute(): number {
	return Math.floor(Date.now() / minute) * minute;
}
