import { expect, test } from "vitest";
import { anchorOf } from "./rich-text.ts";

test.each([
	["If you have an hour", "if-you-have-an-hour"],
	["12. How to contact us", "how-to-contact-us"],
	["Gwen’s way: 2 × 3!", "gwens-way-2-3"],
])("the anchor of the heading “%s” is %s", (heading, anchor) => {
	expect(anchorOf(heading)).toBe(anchor);
});
