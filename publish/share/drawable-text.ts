const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

export function graphemesOf(text: string): string[] {
	return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** Replaces characters that are missing in the fonts with plain letters and digits, or omits them. */
export function drawableText(
	text: string,
	missing: readonly string[],
): { drawable: string; omitted: readonly string[] } {
	const omitted = new Set<string>();
	const drawableGraphemes = graphemesOf(text).map((grapheme) => {
		if (!missing.includes(grapheme)) return grapheme;
		// "ễ" -> "e", "ﬁ" -> "fi", "⅓" -> "1⁄3", and a no-break hyphen -> "-"
		const plain = grapheme
			.normalize("NFKD")
			.replace(/\p{M}/gu, "")
			.replaceAll("\u2010", "-");
		if (/^[a-z\d⁄-]+$/i.test(plain)) return plain;
		omitted.add(grapheme);
		return "";
	});
	return {
		drawable: drawableGraphemes.join("").replace(/\s+/g, " ").trim(),
		omitted: [...omitted],
	};
}
