import type { Replacement } from "./placeholders.ts";

const sentences: readonly (readonly [Replacement["by"], string])[] = [
	["placeholder", "A placeholder is shown for"],
	["saved", "The page shows as last saved"],
	["nothing", "Left out of the page until it is complete"],
];

/** Returns a sentence for each kind of replacement, which names the replaced fields. */
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

/** Names the first place and counts the others. */
export function firstAndCount(places: ReadonlySet<string>): string {
	const [first, ...others] = places;
	return `${first}${others.length > 0 ? ` and ${others.length} more` : ""}`;
}
