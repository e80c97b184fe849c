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

const pictograph = String.raw`\p{ExtPict}(?:[\ufe0e\ufe0f]|\p{EMod})?`;

/** Matches emoji, which may contain invisible characters. */
const emoji = new RegExp(
	[
		// The flags of England, Scotland and Wales.
		String.raw`\u{1f3f4}[\u{e0061}-\u{e007a}]{5}\u{e007f}`,
		`${pictograph}(?:\\u200d${pictograph})*`,
		String.raw`[0-9#*]\ufe0f\u20e3`,
	].join("|"),
	"gu",
);

export function refusedInFile(text: string): RefusedCharacter[] {
	// The replacements keep the length, so that offsets stay valid.
	const rest = text
		.replaceAll("\r\n", " \n")
		.replace(emoji, (sequence) => "x".repeat(sequence.length));
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
	const [, kind] = kinds.find(([pattern]) => pattern.test(character)) ?? [];
	const digits = code.toString(16).toUpperCase().padStart(4, "0");
	return `U+${digits} ${names.get(code) ?? kind ?? "INVISIBLE CHARACTER"}`;
}

const kinds: readonly [RegExp, string][] = [
	[/\p{Cc}/u, "CONTROL CHARACTER"],
	[/\p{Cs}/u, "LONE SURROGATE"],
	[/\p{NChar}/u, "NONCHARACTER"],
	[/\p{Co}/u, "PRIVATE USE CHARACTER"],
];

/** Names the characters that pasted text often contains. */
const names: ReadonlyMap<number, string> = new Map([
	[0x0009, "TAB"],
	[0x00a0, "NO-BREAK SPACE"],
	[0x00ad, "SOFT HYPHEN"],
	[0x2009, "THIN SPACE"],
	[0x200b, "ZERO WIDTH SPACE"],
	[0x200c, "ZERO WIDTH NON-JOINER"],
	[0x200d, "ZERO WIDTH JOINER"],
	[0x200e, "LEFT-TO-RIGHT MARK"],
	[0x200f, "RIGHT-TO-LEFT MARK"],
	[0x2028, "LINE SEPARATOR"],
	[0x202f, "NARROW NO-BREAK SPACE"],
	[0x2060, "WORD JOINER"],
	[0xfeff, "ZERO WIDTH NO-BREAK SPACE"],
	[0xfffc, "OBJECT REPLACEMENT CHARACTER"],
	// Decoders write it in place of bytes that are not UTF-8.
	[0xfffd, "REPLACEMENT CHARACTER (save the file as UTF-8)"],
]);
