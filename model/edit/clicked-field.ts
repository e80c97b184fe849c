import type { FieldLocation } from "./field-locations.ts";
import { leavesOf } from "./search.ts";

type Click = { text: string; picture: string };

type Searched = {
	/** The files that most likely contain the field come first. */
	files: readonly string[];
	valueIn: (file: string) => unknown;
	bodyOf: (file: string) => string | undefined;
	insertFacts: (text: string) => string;
};

/** In characters. A shorter text must equal a whole field, because too many fields contain it. */
const minPartialMatchLength = 4;

/**
 * Finds the field that contains a clicked picture or text. Prefers a field that equals the text,
 * then a field that contains it, then the longest field that is part of it.
 */
export function clickedField(
	{ files, valueIn, bodyOf, insertFacts }: Searched,
	{ text, picture }: Click,
): FieldLocation | undefined {
	const clicked = plain(text);
	if (!clicked && !picture) return undefined;
	const fields = files.flatMap((file) =>
		leavesOf(valueIn(file))
			// No page shows the fields for search engines.
			.filter(({ path }) => path[0] !== "head")
			.map(({ path, text }) => ({ file, path, text })),
	);
	if (picture) return fields.find(({ text }) => text === picture);
	const rendered = fields.map((field) => ({
		...field,
		text: plain(insertFacts(field.text)),
	}));
	const number = /^\D{0,2}([\d,.]+)\D{0,2}$/.exec(clicked)?.[1];
	const whole =
		rendered.find(({ text }) => text === clicked) ??
		rendered.find(({ text }) => text === number?.replaceAll(",", ""));
	if (whole || clicked.length < minPartialMatchLength) return whole;
	const containingField = rendered.find(({ text }) => text.includes(clicked));
	if (containingField) return containingField;
	const file = files.find((file) =>
		plain(withoutMarks(insertFacts(bodyOf(file) ?? ""))).includes(clicked),
	);
	if (file) return { file, path: ["body"] };
	return rendered
		.filter(
			({ text }) =>
				text.length >= minPartialMatchLength && clicked.includes(text),
		)
		.toSorted((a, b) => b.text.length - a.text.length)[0];
}

function withoutMarks(markdown: string): string {
	return markdown
		.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
		.replaceAll(/\*+|^#+ |^(?:-|\d+\.) |^> /gm, "");
}

function plain(text: string): string {
	return text
		.replaceAll(/[\u00ad\u2060]/g, "")
		.replaceAll(/\s+/g, " ")
		.trim();
}
