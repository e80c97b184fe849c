import { expect, test } from "vitest";
import { swipeStep } from "./swipe.ts";

test.each([
	[-101, 1],
	[-100.5, 1],
	[-100, 0],
	[0, 0],
	[100, 0],
	[101, -1],
])("GAL-02 a swipe over %s px moves by %s", (distance, step) => {
	expect(swipeStep(distance)).toBe(step);
});
