import type { Content } from "#model/files.ts";
import { weekdaySpans } from "#model/views/weekday-spans.ts";

/**
 * Shares of a row's width, as flex-grow: `.grow-90`. Classes, because the security policy forbids
 * style attributes.
 */
export function contentStyles(content: Content): string {
	const shares = [
		...weekdaySpans(content).map(({ quarters }) => quarters),
		...content.pages.groupClasses.class.parts.map(({ minutes }) => minutes),
	];
	return [...new Set(shares)]
		.toSorted((a, b) => a - b)
		.map((share) => `.grow-${share}{flex-grow:${share}}`)
		.join("");
}
