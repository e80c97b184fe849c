import type { Content } from "#model/files.ts";
import { busiestDaySpans } from "#model/views/busiest-day-spans.ts";

/**
 * Returns classes such as `.grow-90`, which set an element's share of its row's width. Pages cannot
 * use style attributes for this, because the security policy forbids them.
 */
export function contentStyles(content: Content): string {
	const shares = [
		...busiestDaySpans(content).map(({ quarters }) => quarters),
		...content.pages.groupClasses.class.parts.map(({ minutes }) => minutes),
	];
	return [...new Set(shares)]
		.toSorted((a, b) => a - b)
		.map((share) => `.grow-${share}{flex-grow:${share}}`)
		.join("");
}
