import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { UnbrokenCompounds } from "./unbroken-compounds.tsx";

test.each([
	["Book Your 30-Minute Consultation", "Book Your [30-Minute] Consultation"],
	[
		"The 5-class pack, or the 10-class pack",
		"The [5-class] pack, or the [10-class] pack",
	],
	[
		"Call (206) 555-0142 after a warm-up",
		"Call (206) 555-0142 after a warm-up",
	],
])("a number and its word stay on one line: %s", (text, marked) => {
	const html = renderToStaticMarkup(<UnbrokenCompounds text={text} />);
	expect(
		html.replaceAll('<span class="unbroken">', "[").replaceAll("</span>", "]"),
	).toBe(marked);
});
