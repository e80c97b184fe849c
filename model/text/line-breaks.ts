import { mapTexts } from "./walk-values.ts";

const spaceBeforeUnit =
	/(?<=\d) (?=(?:AM|PM|min|seconds?|minutes?|hours?|days?|weeks?|months?|years?|people|sessions?|classes)\b)/g;
const spaceBeforeDash = /(?<=\d|AM|PM) (?=– \d)/g;
const price =
	/(?<=\$\d[\d,.]*) (per|a) (?=(?:week|month|session|class|person|hour)\b)/g;
/**
 * Matches the position after the hyphen of a short word: "pull-up", "check-ins". Does not match in
 * URLs, because a slash precedes the word there.
 */
const compound =
	/(?<=(?:^|[\s(“‘])[A-Za-z]{3,6}-)(?=(?:ups?|ins?|downs?|outs?)(?:$|[\s.,;:!?)’”]))/g;

const noBreakSpace = "\u00a0";
/** Prevents a line break after a hyphen; the fonts have no non-breaking hyphen. */
const wordJoiner = "\u2060";

/**
 * Prevents line breaks between a number and the unit or dash after it, in prices such as "$79 per
 * week", and in short hyphenated words.
 */
export function addNoBreakSpaces(text: string): string {
	// Skips URLs, ids and file names, which contain no space.
	if (!text.includes(" ")) return text;
	return text
		.replace(spaceBeforeUnit, noBreakSpace)
		.replace(spaceBeforeDash, noBreakSpace)
		.replace(price, `${noBreakSpace}$1${noBreakSpace}`)
		.replace(compound, wordJoiner);
}

const excludedKeys = new Set<PropertyKey>(["alt", "event"]);

export function addNoBreakSpacesToTexts<Value>(value: Value): Value {
	return mapTexts(value, (text, path) =>
		path.some((key) => excludedKeys.has(key)) ? text : addNoBreakSpaces(text),
	);
}
