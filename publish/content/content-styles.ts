import type { Images } from "#model/pictures/pictures.ts";
import { weekdaySpans } from "#model/views/weekday-spans.ts";
import type { SiteContent } from "./site-content.ts";

/** Style rules generated from the content, because the security policy forbids style attributes. */
export function contentStyles({ content, images }: SiteContent): string {
	const shares = [
		...weekdaySpans(content).map(({ quarters }) => quarters),
		...content.pages.groupClasses.class.parts.map(({ minutes }) => minutes),
	];
	return [...placeholderRules(images), ...shareRules(shares)].join("");
}

/** Background colors of placeholders: `.placeholder-432`. */
function placeholderRules({ files }: Images): string[] {
	const used = new Set(
		[...files.values()].flatMap(({ master }) => master.placeholderColor ?? []),
	);
	return [...used]
		.toSorted()
		.map((color) => `.placeholder-${color}{background-color:#${color}}`);
}

/** A share of a row's width, as flex-grow: `.grow-90`. */
function shareRules(shares: readonly number[]): string[] {
	return [...new Set(shares)]
		.toSorted((a, b) => a - b)
		.map((share) => `.grow-${share}{flex-grow:${share}}`);
}
