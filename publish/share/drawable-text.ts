const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** What a reader calls the letters of a text: an emoji is one, whatever it is made of. */
export function graphemesOf(text: string): string[] {
	return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

export type DrawableText = {
	text: string;
	/** What was left out, since nothing stands for it. */
	leftOut: readonly string[];
};

/** A text with what the fonts have: letters that they lack become others that mean the same, or are left out. */
export async function drawableText(
	text: string,
	missingIn: (text: string) => Promise<readonly string[]>,
): Promise<DrawableText> {
	const substitutes = new Map<string, string>();
	const leftOut: string[] = [];
	for (const letter of await missingIn(text)) {
		const substitute = await substituteFor(letter, missingIn);
		substitutes.set(letter, substitute ?? "");
		if (substitute === undefined) leftOut.push(letter);
	}
	const drawn = graphemesOf(text)
		.map((letter) => substitutes.get(letter) ?? letter)
		.join("");
	return { text: drawn.replace(/\s+/g, " ").trim(), leftOut };
}

async function substituteFor(
	letter: string,
	missingIn: (text: string) => Promise<readonly string[]>,
): Promise<string | undefined> {
	const candidates = [
		// A sign as text and not as emoji, a keycap's figure.
		letter.replace(/\p{DI}|\u20e3/gu, ""),
		// "⅓" is "1⁄3", "ﬁ" is "fi".
		letter.normalize("NFKC"),
		// A letter without its accents.
		letter.normalize("NFKD").replace(/\p{M}/gu, ""),
	];
	for (const candidate of candidates)
		if (candidate !== letter && (await missingIn(candidate)).length === 0)
			return candidate;
	return undefined;
}
