type RefusedCharacter = {
	offset: number;
	/** Such as "U+200B ZERO WIDTH SPACE behind “Iron”": character and position. */
	description: string;
};

export const visibleCharacters = "visible characters and plain spaces only";

/**
 * Matches invisible characters, except tab, line feed and plain space: control characters,
 * surrogates, private use, noncharacters, default ignorables, separators, U+FFF9 to U+FFFD and two
 * blank symbols.
 */
const refused =
	/(?![\t\n ])[\p{Cc}\p{Cs}\p{Co}\p{NChar}\p{DI}\p{Z}\ufff9-\ufffd\u2800\u{1d159}]/gu;

const joinedLetter = `[${[
	"Arab",
	"Beng",
	"Deva",
	"Gujr",
	"Guru",
	"Khmr",
	"Knda",
	"Mlym",
	"Mymr",
	"Orya",
	"Sinh",
	"Syrc",
	"Taml",
	"Telu",
]
	.map((script) => `\\p{scx=${script}}`)
	.join("")}]`;
const pictograph = String.raw`\p{ExtPict}(?:[\ufe0e\ufe0f]|\p{EMod})?`;

/**
 * Sequences in which an invisible character changes what readers see: emoji, joined letters and
 * variants of Han characters.
 */
const allowed = new RegExp(
	[
		// The flags of England, Scotland and Wales.
		String.raw`\u{1f3f4}[\u{e0061}-\u{e007a}]{5}\u{e007f}`,
		`${pictograph}(?:\\u200d${pictograph})*`,
		String.raw`[0-9#*]\ufe0f\u20e3`,
		String.raw`${joinedLetter}[\u200c\u200d](?=${joinedLetter})`,
		String.raw`\p{scx=Hani}[\ufe00-\ufe02\u{e0100}-\u{e01ef}]`,
	].join("|"),
	"gu",
);

export function refusedInFile(text: string): RefusedCharacter[] {
	// The replacements keep the length, so that offsets stay valid.
	const rest = text
		.replaceAll("\r\n", " \n")
		.replace(allowed, (sequence) => "x".repeat(sequence.length));
	return [...rest.matchAll(refused)].map(({ 0: character, index: offset }) => ({
		offset,
		description: `${characterName(character)}${neighborOf(text, offset)}`,
	}));
}

/** Returns the refused characters of one value or key. Also refuses a tab. */
export function refusedInValue(value: string): RefusedCharacter[] {
	const tab = value.indexOf("\t");
	return [
		...refusedInFile(value),
		...(tab < 0
			? []
			: [
					{
						offset: tab,
						description: `${characterName("\t")}${neighborOf(value, tab)}`,
					},
				]),
	];
}

export function withoutRefused(text: string): string {
	return text.replace(refused, "");
}

function neighborOf(text: string, offset: number): string {
	const before = /.*$/.exec(text.slice(0, offset))?.[0] ?? "";
	const after = /^.*/.exec(text.slice(offset + 1))?.[0] ?? "";
	const [left, right] = [before, after].map((part) =>
		withoutRefused(part).trim(),
	);
	if (left) return ` behind “${left.slice(-20).trimStart()}”`;
	return right ? ` in front of “${right.slice(0, 20).trimEnd()}”` : "";
}

function characterName(character: string): string {
	const code = character.codePointAt(0) ?? 0;
	return `${codeOf(code)} ${names.get(code) ?? kindOf(character, code)}`;
}

function codeOf(code: number): string {
	return `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
}

/**
 * Lists letters of other alphabets in a text with Latin letters, because such letters may look
 * Latin: "U+0430 “а”".
 */
export function lookalikesIn(text: string): string[] {
	if (!/\p{scx=Latn}/u.test(text)) return [];
	return [...new Set(text.match(/(?!\p{scx=Latn})\p{L}/gu) ?? [])].map(
		(letter) => `${codeOf(letter.codePointAt(0) ?? 0)} “${letter}”`,
	);
}

function kindOf(character: string, code: number): string {
	if (code >= 0xfe00 && code <= 0xfe0f)
		return `VARIATION SELECTOR-${code - 0xfe00 + 1}`;
	if (code >= 0xe0100 && code <= 0xe01ef)
		return `VARIATION SELECTOR-${code - 0xe0100 + 17}`;
	if (code >= 0xe0000 && code <= 0xe007f) return "TAG CHARACTER";
	const [, kind] = kinds.find(([pattern]) => pattern.test(character)) ?? [];
	return kind ?? "INVISIBLE CHARACTER";
}

const kinds: readonly [RegExp, string][] = [
	[/\p{Cc}/u, "CONTROL CHARACTER"],
	[/\p{Cs}/u, "LONE SURROGATE"],
	[/\p{NChar}/u, "NONCHARACTER"],
	[/\p{Co}/u, "PRIVATE USE CHARACTER"],
];

const names: ReadonlyMap<number, string> = new Map([
	[0x0000, "NULL"],
	[0x0007, "BELL"],
	[0x0008, "BACKSPACE"],
	[0x0009, "TAB"],
	[0x000b, "LINE TABULATION"],
	[0x000c, "FORM FEED"],
	[0x000d, "CARRIAGE RETURN"],
	[0x001b, "ESCAPE"],
	[0x007f, "DELETE"],
	[0x0085, "NEXT LINE"],
	[0x00a0, "NO-BREAK SPACE"],
	[0x00ad, "SOFT HYPHEN"],
	[0x034f, "COMBINING GRAPHEME JOINER"],
	[0x061c, "ARABIC LETTER MARK"],
	[0x115f, "HANGUL CHOSEONG FILLER"],
	[0x1160, "HANGUL JUNGSEONG FILLER"],
	[0x1680, "OGHAM SPACE MARK"],
	[0x17b4, "KHMER VOWEL INHERENT AQ"],
	[0x17b5, "KHMER VOWEL INHERENT AA"],
	[0x180e, "MONGOLIAN VOWEL SEPARATOR"],
	[0x2000, "EN QUAD"],
	[0x2001, "EM QUAD"],
	[0x2002, "EN SPACE"],
	[0x2003, "EM SPACE"],
	[0x2004, "THREE-PER-EM SPACE"],
	[0x2005, "FOUR-PER-EM SPACE"],
	[0x2006, "SIX-PER-EM SPACE"],
	[0x2007, "FIGURE SPACE"],
	[0x2008, "PUNCTUATION SPACE"],
	[0x2009, "THIN SPACE"],
	[0x200a, "HAIR SPACE"],
	[0x200b, "ZERO WIDTH SPACE"],
	[0x200c, "ZERO WIDTH NON-JOINER"],
	[0x200d, "ZERO WIDTH JOINER"],
	[0x200e, "LEFT-TO-RIGHT MARK"],
	[0x200f, "RIGHT-TO-LEFT MARK"],
	[0x2028, "LINE SEPARATOR"],
	[0x2029, "PARAGRAPH SEPARATOR"],
	[0x202a, "LEFT-TO-RIGHT EMBEDDING"],
	[0x202b, "RIGHT-TO-LEFT EMBEDDING"],
	[0x202c, "POP DIRECTIONAL FORMATTING"],
	[0x202d, "LEFT-TO-RIGHT OVERRIDE"],
	[0x202e, "RIGHT-TO-LEFT OVERRIDE"],
	[0x202f, "NARROW NO-BREAK SPACE"],
	[0x205f, "MEDIUM MATHEMATICAL SPACE"],
	[0x2060, "WORD JOINER"],
	[0x2061, "FUNCTION APPLICATION"],
	[0x2062, "INVISIBLE TIMES"],
	[0x2063, "INVISIBLE SEPARATOR"],
	[0x2064, "INVISIBLE PLUS"],
	[0x2066, "LEFT-TO-RIGHT ISOLATE"],
	[0x2067, "RIGHT-TO-LEFT ISOLATE"],
	[0x2068, "FIRST STRONG ISOLATE"],
	[0x2069, "POP DIRECTIONAL ISOLATE"],
	[0x206a, "INHIBIT SYMMETRIC SWAPPING"],
	[0x206b, "ACTIVATE SYMMETRIC SWAPPING"],
	[0x206c, "INHIBIT ARABIC FORM SHAPING"],
	[0x206d, "ACTIVATE ARABIC FORM SHAPING"],
	[0x206e, "NATIONAL DIGIT SHAPES"],
	[0x206f, "NOMINAL DIGIT SHAPES"],
	[0x2800, "BRAILLE PATTERN BLANK"],
	[0x3000, "IDEOGRAPHIC SPACE"],
	[0x3164, "HANGUL FILLER"],
	[0xfeff, "ZERO WIDTH NO-BREAK SPACE"],
	[0xffa0, "HALFWIDTH HANGUL FILLER"],
	[0xfff9, "INTERLINEAR ANNOTATION ANCHOR"],
	[0xfffa, "INTERLINEAR ANNOTATION SEPARATOR"],
	[0xfffb, "INTERLINEAR ANNOTATION TERMINATOR"],
	[0xfffc, "OBJECT REPLACEMENT CHARACTER"],
	// Decoders write it in place of bytes that are not UTF-8.
	[0xfffd, "REPLACEMENT CHARACTER (save the file as UTF-8)"],
	[0x1d159, "MUSICAL SYMBOL NULL NOTEHEAD"],
]);
