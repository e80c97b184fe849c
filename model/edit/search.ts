import { textsOf } from "../text/texts-of.ts";
import type { Path } from "./change.ts";
import { formatValue } from "./differences.ts";
import { fieldAt } from "./field-at.ts";
import type { Field } from "./form.ts";
import { placeInWords } from "./places.ts";
import { titleOfFile } from "./tasks.ts";

export type Hit = { file: string; path: Path; title: string; words: string };

type Searched = {
	files: readonly string[];
	forms: Parameters<typeof titleOfFile>[0];
	formOf: (file: string) => Field | undefined;
	valueIn: (file: string) => unknown;
};

const most = 30;

/** Returns fields whose title or text contains the query; matches in the text come first. */
export function findText(
	{ files, forms, formOf, valueIn }: Searched,
	words: string,
): Hit[] {
	const sought = words.toLowerCase();
	return files
		.flatMap((file) => {
			const form = formOf(file);
			const value = valueIn(file);
			const title = titleOfFile(forms, file);
			return leavesOf(value).flatMap(({ path, text }) => {
				const place = placeInWords(form, value, path);
				const isHit = `${title} ${place} ${text}`
					.toLowerCase()
					.includes(sought);
				const shown = formatValue(fieldAt(form, path, value), text);
				return isHit
					? [{ file, path, title: `${title}: ${place}`, words: shown }]
					: [];
			});
		})
		.toSorted(
			(a, b) =>
				Number(b.words.toLowerCase().includes(sought)) -
				Number(a.words.toLowerCase().includes(sought)),
		)
		.slice(0, most);
}

/** Returns all texts and numbers as strings, with their paths. */
export function leavesOf(value: unknown) {
	const asTexts = JSON.parse(
		JSON.stringify(value ?? {}, (_key, inner) =>
			typeof inner === "number" ? String(inner) : inner,
		),
	);
	return textsOf(asTexts) as { text: string; path: Path }[];
}
