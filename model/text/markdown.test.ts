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

describe("Markdown becomes plain data", () => {
	test("headings, paragraphs and what stands in a line", () => {
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

	test("lists and quotations, one inside the other", () => {
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

	test("headings of the same words get anchors of their own", () => {
		const { text } = read("## Again\n\n## Again");
		expect(text).toMatchObject([{ id: "again" }, { id: "again-2" }]);
	});
});

test.each([
	["a script", "One\n\n<script>alert(1)</script>", 12, "HTML"],
	["HTML in a line", "One <img src=x onerror=alert(1)> two", 10, "HTML"],
	["a picture", "![a](b.jpg)", 10, "a picture in the text"],
	["code", "    alert(1)", 10, "a code block"],
	["a link that runs a script", "[a](javascript:alert)", 10, "javascript:"],
	["a link without encryption", "[a](http://gym.example)", 10, "http:"],
	["a link in a link", "[[a](/b)](www.c.example)", 10, "](www.c.example)"],
	["another site in disguise", "[a](//gym.example)", 10, "//gym.example"],
])(
	"G-17 unsupported Markdown is a problem with its line: %s",
	(_name, markdown, line, found) => {
		const { text, messages } = read(markdown);
		expect(messages).toEqual([
			expect.stringMatching(new RegExp(`^content/articles/a\\.md:${line}: `)),
		]);
		expect(messages[0]?.split(", got ")[1]).toContain(found);
		expect(JSON.stringify(text)).not.toMatch(/script|onerror|data:|http:/);
	},
);
