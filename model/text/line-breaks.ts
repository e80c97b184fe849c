import { mapTexts } from "./texts-of.ts";

/** A figure and its unit: "6:30 AM", "90 minutes", "$79 per week". */
const figure =
	/(?<=\d) (?=(?:AM|PM|min|seconds?|minutes?|hours?|days?|weeks?|months?|years?|people|sessions?|classes)\b)/g;
/** A time and what it lasts until: "6:30 – 8:00 AM". */
const until = /(?<=\d|AM|PM) (?=– \d)/g;
const price =
	/(?<=\$\d[\d,.]*) (per|a) (?=(?:week|month|session|class|person|hour)\b)/g;
/** A short word and its end: "pull-up", "check-ins". Not within an address, where a slash stands before it. */
const compound =
	/(?<=(?:^|[\s(“‘])[A-Za-z]{3,6}-)(?=(?:ups?|ins?|downs?|outs?)(?:$|[\s.,;:!?)’”]))/g;

const noBreakSpace = "\u00a0";
/** Keeps what stands on both sides of it in one line. The hyphen that does so by itself is in none of the fonts. */
const wordJoiner = "\u2060";

/** A text in which no line ends between a figure and its unit or dash, nor within a short word with a hyphen. */
export function keepTogether(text: string): string {
	// Addresses, ids and file names are one word; so is a label too short to break.
	if (!text.includes(" ")) return text;
	return text
		.replace(figure, noBreakSpace)
		.replace(until, noBreakSpace)
		.replace(price, `${noBreakSpace}$1${noBreakSpace}`)
		.replace(compound, wordJoiner);
}

/** The text as machines read it: structured data and search have plain spaces. */
export function plainSpaces(text: string): string {
	return text.replaceAll(noBreakSpace, " ").replaceAll(wordJoiner, "");
}

/** The head of a page, the words in the place of a picture, an entry of the visitor's calendar: not drawn by the page. */
const unseen = new Set<PropertyKey>(["head", "alt", "event"]);

/** What a page is given, with all its words kept together, but for those that only machines read. */
export function keepWordsTogether<Shown>(shown: Shown): Shown {
	return mapTexts(shown, (text, path) =>
		path.some((key) => unseen.has(key)) ? text : keepTogether(text),
	);
}
