import type { Replacement } from "./placeholders.ts";

const sentences: readonly (readonly [Replacement["by"], string])[] = [
	["placeholder", "A placeholder is shown for"],
	["saved", "The page shows as last saved"],
	["nothing", "Left out of the page until it is complete and right"],
];

/**
 * Returns a sentence per kind of replacement, such as "The page shows as last saved: Silver and 2
 * more."
 */
export function previewNote(
	replacements: readonly Replacement[],
	placeOf: (replacement: Replacement) => string,
): string {
	return sentences
		.flatMap(([by, words]) => {
			const places = new Set(
				replacements.filter((one) => one.by === by).map(placeOf),
			);
			return places.size > 0 ? `${words}: ${firstAndCount(places)}.` : [];
		})
		.join(" ");
}

export function firstAndCount(places: ReadonlySet<string>): string {
	const [first, ...others] = places;
	return `${first}${others.length > 0 ? ` and ${others.length} more` : ""}`;
}
