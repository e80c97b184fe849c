import { describe, expect, test } from "vitest";
import { second } from "../../tests/support/gyms.ts";
import { parseContentFile } from "./content-file.ts";

const refused: [string, string][] = [
	["\u0000", "U+0000 CONTROL CHARACTER"],
	["\u009f", "U+009F CONTROL CHARACTER"],
	["\u00a0", "U+00A0 NO-BREAK SPACE"],
	["\u00ad", "U+00AD SOFT HYPHEN"],
	["\u200b", "U+200B ZERO WIDTH SPACE"],
	["\u2028", "U+2028 LINE SEPARATOR"],
	["\u202e", "U+202E INVISIBLE CHARACTER"],
	["\u2800", "U+2800 INVISIBLE CHARACTER"],
	["\u3164", "U+3164 INVISIBLE CHARACTER"],
	["\ud800", "U+D800 LONE SURROGATE"],
	["\ue000", "U+E000 PRIVATE USE CHARACTER"],
	["\ufe0f", "U+FE0F INVISIBLE CHARACTER"],
	["\ufeff", "U+FEFF ZERO WIDTH NO-BREAK SPACE"],
	["\ufffd", "U+FFFD REPLACEMENT CHARACTER"],
	["\u{e0001}", "U+E0001 INVISIBLE CHARACTER"],
	["\u{e0100}", "U+E0100 INVISIBLE CHARACTER"],
	["\u{10ffff}", "U+10FFFF NONCHARACTER"],
];

/** Each kind of YAML text, with @ in place of the refused character. */
const yaml = `plain: a@
double: "b@"
single: 'c@'
list: [d@, "e@"]
entries:
  - note: f@
literal: |-
  g@
folded: >-
  h
  i@
`;
const fields =
	"plain double single list[0] list[1] entries[0].note literal folded";

describe.each(refused)("the character %j", (character, name) => {
	const problemsOf = (file: string, text: string) =>
		parseContentFile(file, text.replaceAll("@", character)).problems;

	test("is reported by name in every kind of YAML text", () => {
		const problems = problemsOf("content/a.yaml", yaml);
		expect(problems.map(({ field }) => field)).toEqual(fields.split(" "));
		for (const { found } of problems) expect(found).toContain(name);
	});

	test.each([
		["a field's name", "content/a.yaml", "a:\n  ci@ty: b\n", 2, "a.city"],
		["the indentation", "content/a.yaml", "a:\n@  city: b\n", 2, undefined],
		["Markdown", "content/a.md", "---\na: b\n---\n\n## @The\n", 5, undefined],
	])("is reported by name in %s", (_place, file, text, line, field) => {
		expect(problemsOf(file, text)).toMatchObject([
			{ line, ...(field && { field }), found: expect.stringContaining(name) },
		]);
	});
});

test.each([
	"🏋️‍♀️ and 🏋🏽‍♂️",
	"👨‍👩‍👧‍👦, ❤️ and ☎︎",
	"1️⃣ 🇺🇸 🏴󠁧󠁢󠁥󠁮󠁧󠁿",
	"שלום, عربي",
	"Łukasz, Nguyễn, ıİ, Ελλάδα, Жанна, 王伟, 김민지",
	"™ → ½ ⅓ № € ✓ • … — “ ”",
])("the text “%s” is allowed", (text) => {
	const file = parseContentFile("content/a.yaml", `a: "${text}"\n`);
	expect(file.problems).toEqual([]);
	expect(file.value).toEqual({ a: text });
});

test("a tab is reported inside a text, but not between a name and its value", () => {
	expect(parseContentFile("content/a.yaml", "a:\tb").value).toEqual({ a: "b" });
	expect(parseContentFile("content/a.yaml", "a: b\tc").problems).toEqual([
		expect.objectContaining({ field: "a", found: "U+0009 TAB behind “b”" }),
	]);
});

test.each([
	['a: "b\\u200bc"', "a", "U+200B ZERO WIDTH SPACE behind “b”"],
	['"a\\u00ad": b', "a", "U+00AD SOFT HYPHEN behind “a”"],
	['a: ["\\0b"]', "a[0]", "U+0000 CONTROL CHARACTER in front of “b”"],
])(
	"an escape sequence is reported as its character: %s",
	(text, field, found) => {
		const { value, problems } = parseContentFile("content/a.yaml", text);
		expect(value).toBeUndefined();
		expect(problems).toEqual([
			expect.objectContaining({ line: 1, field, found }),
		]);
	},
);

test("each invisible character of a text is reported at its own line", () => {
	const text = "a: |-\n  b\u200b\n  c\u00ad\n";
	expect(parseContentFile("content/a.yaml", text).problems).toEqual([
		expect.objectContaining({ line: 2, field: "a" }),
		expect.objectContaining({ line: 3, field: "a" }),
	]);
});

test.each([
	["a further line of a text", "a.yaml", "a: >-\n  b\n  c\u200b\nd: e", 3, "a"],
	["a syntax error", "a.yaml", 'a: b\nc: "d"\u200b', 2, undefined],
	["a comment", "a.yaml", "a: b\n# c\u200b", 2, undefined],
	["the first line", "a.md", "\u200b---\na: b\n---\n", 1, undefined],
	["the last line", "a.md", "---\na: b\n---\n\nc\n\u200b", 6, undefined],
])(
	"a character in %s is reported at its line",
	(_case, name, text, line, field) => {
		const { value, problems } = parseContentFile(name, text);
		expect(value).toBeUndefined();
		expect(problems).toEqual([
			expect.objectContaining({
				line,
				...(field && { field }),
				found: expect.stringContaining("U+200B ZERO WIDTH SPACE"),
			}),
		]);
	},
);

test("characters in a field and in the Markdown below are both reported", () => {
	const text = "---\na: b\u200b\n---\n\nc\u200b";
	expect(parseContentFile("a.md", text).problems).toMatchObject([
		{ line: 2, field: "a" },
		{ line: 5 },
	]);
});

test("a character reference in Markdown is reported as its character", () => {
	expect(
		second.with("articles/long-way.md", "## The", "## The&#8203;").problems(),
	).toEqual([expect.stringContaining("U+200B ZERO WIDTH SPACE behind “The”")]);
});

test("a text that consists of one refused character is reported at its field", () => {
	expect(
		second.with("site.yaml", "city: Baltimore", "city: \u3164").problems(),
	).toEqual([expect.stringContaining(" city: expected")]);
});

test("combining accents result in the same text as composed letters", () => {
	const value = (text: string) =>
		parseContentFile("content/a.yaml", text).value;
	expect(value("a: Zoe\u0308 Nguye\u0302\u0303n")).toEqual(
		value("a: Zoë Nguyễn"),
	);
});
