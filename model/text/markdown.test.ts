import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { RichText } from "#ui/text/rich-text.tsx";
import { formatProblem } from "./content-error.ts";
import { parseMarkdown } from "./markdown.ts";

function read(markdown: string) {
	const { text, problems } = parseMarkdown(markdown, {
		name: "content/articles/a.md",
		bodyLine: 10,
	});
	return { text, messages: problems.map(formatProblem) };
}

function rendered(markdown: string): string {
	const { text, messages } = read(markdown);
	expect(messages).toEqual([]);
	const html = renderToStaticMarkup(createElement(RichText, { text }));
	return html.replace(/^<div[^>]*><div>|<\/div><\/div>$/g, "");
}

describe("Markdown is rendered:", () => {
	test("headings, paragraphs and inline elements", () => {
		expect(
			rendered(
				"## The way\n\nA **bold** and *soft*\nline, [prices](/pricing) and [more](https://gym.example/a?b=1).\\\nNext",
			),
		).toBe(
			'<h2 id="the-way">The way</h2><p>A <strong>bold</strong> and <em>soft</em> line, <a href="/pricing"><span>prices</span></a> and <a href="https://gym.example/a?b=1" target="_blank" rel="noopener"><span>more</span><span class="visually-hidden"> (opens in a new tab)</span></a>.<br/>Next</p>',
		);
	});

	test("nested lists and quotations", () => {
		expect(rendered("1. one\n2. two\n   - below\n\n> said")).toBe(
			"<ol><li>one</li><li><p>two</p><ul><li>below</li></ul></li></ol><blockquote><p>said</p></blockquote>",
		);
	});

	test("headings with the same text, with different anchors", () => {
		expect(rendered("## Again\n\n### Again")).toBe(
			'<h2 id="again">Again</h2><h3 id="again-2">Again</h3>',
		);
	});

	test("a subheading without a heading above it, as a heading", () => {
		expect(rendered("### First")).toBe('<h2 id="first">First</h2>');
	});

	test("no heading and no link without words", () => {
		expect(rendered("## \n\nOne [](/pricing)two\n\n### ")).toBe(
			"<p>One two</p>",
		);
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
