import { describe, expect, test } from "vitest";
import { formatProblem } from "./content-error.ts";
import { parseMarkdown } from "./markdown.ts";

function read(markdown: string) {
	const { text, problems } = parseMarkdown(markdown, {
		name: "content/articles/a.md",
		bodyLine: 10,
	});
	return { text, messages: problems.map(formatProblem) };
}

describe("Markdown is parsed into data:", () => {
	test("headings, paragraphs and inline elements", () => {
		expect(
			read(
				"## The way\n\nA **bold** and *soft*\nline, [prices](/pricing) and [more](https://gym.example/a?b=1).\\\nNext",
			),
		).toEqual({
			messages: [],
			text: [
				{ kind: "heading", level: 2, id: "the-way", text: ["The way"] },
				{
					kind: "paragraph",
					text: [
						"A ",
						{ kind: "strong", text: ["bold"] },
						" and ",
						{ kind: "emphasis", text: ["soft"] },
						" line, ",
						{
							kind: "link",
							href: "/pricing",
							isExternal: false,
							text: ["prices"],
						},
						" and ",
						{
							kind: "link",
							href: "https://gym.example/a?b=1",
							isExternal: true,
							text: ["more"],
						},
						".",
						{ kind: "break" },
						"Next",
					],
				},
			],
		});
	});

	test("nested lists and quotations", () => {
		expect(read("1. one\n2. two\n   - below\n\n> said").text).toEqual([
			{
				kind: "list",
				isOrdered: true,
				entries: [
					[{ kind: "paragraph", text: ["one"] }],
					[
						{ kind: "paragraph", text: ["two"] },
						{
							kind: "list",
							isOrdered: false,
							entries: [[{ kind: "paragraph", text: ["below"] }]],
						},
					],
				],
			},
			{ kind: "quote", blocks: [{ kind: "paragraph", text: ["said"] }] },
		]);
	});

	test("headings with the same text, with different anchors", () => {
		const { text } = read("## Again\n\n## Again");
		expect(text).toMatchObject([{ id: "again" }, { id: "again-2" }]);
	});
});

test.each([
	["a script", "One\n\n<script>alert(1)</script>", 12, "HTML"],
	["inline HTML", "One <img src=x onerror=alert(1)> two", 10, "HTML"],
	["a picture", "![a](b.jpg)", 10, "a picture in the text"],
	["a code block", "    alert(1)", 10, "a code block"],
	["a link with javascript:", "[a](javascript:alert)", 10, "javascript:"],
	["a link with http:", "[a](http://gym.example)", 10, "http:"],
	["a link in a link", "[[a](/b)](www.c.example)", 10, "](www.c.example)"],
	["a protocol-relative link", "[a](//gym.example)", 10, "//gym.example"],
])(
	"G-17 unsupported Markdown is reported at its line: %s",
	(_name, markdown, line, found) => {
		const { text, messages } = read(markdown);
		expect(messages).toEqual([
			expect.stringMatching(new RegExp(`^content/articles/a\\.md:${line}: `)),
		]);
		expect(messages[0]?.split(", got ")[1]).toContain(found);
		expect(JSON.stringify(text)).not.toMatch(/script|onerror|data:|http:/);
	},
);
