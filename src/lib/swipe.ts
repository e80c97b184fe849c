import { swipeDistance } from "./constants.ts";

/** What a swipe over so many CSS pixels asks for; to the left (negative) is the next one (GAL-02). */
export function swipeStep(distance: number): -1 | 0 | 1 {
	if (Math.abs(distance) <= swipeDistance) return 0;
	return distance < 0 ? 1 : -1;
}
