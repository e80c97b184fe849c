const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Splits a text into user-perceived characters; an emoji is one. */
export function graphemesOf(text: string): string[] {
	return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

export type DrawableText = {
	text: string;
	omitted: readonly string[];
};

/** Replaces characters that are missing in the fonts with equivalents, or omits them. */
export async function drawableText(
	text: string,
	missingIn: (text: string) => Promise<readonly string[]>,
): Promise<DrawableText> {
	const substitutes = new Map<string, string>();
	const omitted: string[] = [];
	for (const letter of await missingIn(text)) {
		const substitute = await substituteFor(letter, missingIn);
		substitutes.set(letter, substitute ?? "");
		if (substitute === undefined) omitted.push(letter);
	}
	const replaced = graphemesOf(text)
		.map((letter) => substitutes.get(letter) ?? letter)
		.join("");
	return { text: replaced.replace(/\s+/g, " ").trim(), omitted };
}

async function substituteFor(
	letter: string,
	missingIn: (text: string) => Promise<readonly string[]>,
): Promise<string | undefined> {
	const candidates = [
		// Removes invisible characters, such as variation selectors, and the square around keycap
		// emoji.
		letter.replace(/\p{DI}|\u20e3/gu, ""),
		// "⅓" -> "1⁄3", "ﬁ" -> "fi".
		letter.normalize("NFKC"),
		letter.normalize("NFKD").replace(/\p{M}/gu, ""),
	];
	for (const candidate of candidates)
		if (candidate !== letter && (await missingIn(candidate)).length === 0)
			return candidate;
	return undefined;
}
