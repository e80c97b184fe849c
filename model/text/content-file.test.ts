import { describe, expect, test } from "vitest";
import { formatProblem } from "./content-error.ts";
import { parseContentFile } from "./content-file.ts";

const menu = `# What there is
rows:
  - label: Home
    to: /
  - label: Store
`;

describe("a YAML file", () => {
	const file = parseContentFile("content/menu.yaml", menu);

	test("is parsed into values without a body", () => {
		expect(file.value).toEqual({
			rows: [{ label: "Home", to: "/" }, { label: "Store" }],
		});
		expect(file.body).toBe("");
		expect(file.problems).toEqual([]);
	});

	test("has the line number of each value", () => {
		expect(file.lineOf(["rows", 0, "to"])).toBe(4);
		expect(file.lineOf(["rows", 1, "label"])).toBe(5);
	});

	test("has the parent's line number for a missing value", () => {
		expect(file.lineOf(["rows", 1, "to"])).toBe(5);
		expect(file.lineOf(["nothing"])).toBe(2);
	});

	const spaces =
		"as many spaces at the start of the line as the lines beside it have";
	const name = "a name, a colon and a space before the value";
	const quotes = "straight double quotes around the whole text";
	const sign = `${quotes}: it begins with a sign`;
	const tab = "spaces at the start of the line";

	test.each<[string, string, number, string, string?]>([
		[
			"a missing quotation mark",
			'a: 1\nb: "open\nc: 2',
			2,
			"a closing quotation mark",
		],
		["no space after a colon", "a: 1\nb:2", 2, name],
		["a line with too little indentation", "a:\n  b: 1\n c: 2", 3, spaces],
		["a line with too much indentation", "a: 1\n  b: 2", 2, spaces],
		[
			"an unclosed list",
			"a: [x, y\nb: 1",
			2,
			"a closing ] or } in the line above",
		],
		["text after a quotation", 'a: "x" y', 1, quotes],
		["an unquoted fact at the start of a text", "a: {gym.name} is", 1, quotes],
		["an @ at the start of a text", "a: @home", 1, sign],
		["an exclamation mark at the start of a text", "a: !new today", 1, sign],
		["an asterisk at the start of a text", "a: *New*", 1, sign],
		["an ampersand at the start of a text", "a: 1\nb: &Sons today", 2, sign],
		[
			"a colon inside a text",
			"a: First: second",
			1,
			`${quotes}: it has a colon inside`,
		],
		[
			"a comment sign inside a text",
			"a: 1\nb: Class #1",
			2,
			`${quotes}: words behind " #" are not shown`,
		],
		[
			"a duplicate field",
			"a: 1\na: 2",
			2,
			"each name once",
			"a: 2 a second time",
		],
		["a tab", "a:\n\tb: 1", 2, tab, "a tab"],
		[
			"several syntax errors with one cause",
			"a:\n  - x\n\t- y",
			3,
			tab,
			"a tab",
		],
	])(
		"with %s has one problem at its line",
		(_case, text, line, expected, found = text
			.split("\n")
			[line - 1]?.trim()) => {
			const { value, problems } = parseContentFile("content/a.yaml", text);
			expect(value).toBeUndefined();
			expect(problems.map(formatProblem)).toEqual([
				`content/a.yaml:${line}: expected ${expected}, got ${found}`,
			]);
		},
	);
});

describe("a Markdown file", () => {
	test("is parsed into front matter and body", () => {
		const file = parseContentFile(
			"content/articles/a.md",
			"---\ntitle: Rest\n---\n\n# Sleep\n\nAnd a walk.\n",
		);
		expect(file.value).toEqual({ title: "Rest" });
		expect(file.body).toBe("# Sleep\n\nAnd a walk.");
	});

	test("may have no body and Windows line endings", () => {
		const file = parseContentFile(
			"content/articles/a.md",
			"---\r\ntitle: Rest\r\n---",
		);
		expect(file.value).toEqual({ title: "Rest" });
		expect(file.body).toBe("");
	});

	test("may start with a byte order mark", () => {
		const text = "\ufeff---\ntitle: A\n---\n";
		const file = parseContentFile("content/articles/a.md", text);
		expect(file.value).toEqual({ title: "A" });
		expect(file.problems).toEqual([]);
	});

	test("has line numbers that count from the top of the file", () => {
		const file = parseContentFile(
			"content/articles/a.md",
			"---\ntitle: A\ndate: B\n---\n",
		);
		expect(file.lineOf(["date"])).toBe(3);
		const broken = parseContentFile(
			"content/articles/a.md",
			"---\ntitle: A\ndate: 'B\n---\n",
		);
		expect(broken.problems[0]?.line).toBe(3);
	});

	test.each([
		["no front matter", "# Rest\n"],
		["front matter that does not end", "---\ntitle: Rest\n"],
		[
			"text in the closing line of its front matter",
			"---\ntitle: Rest\n---Text\n",
		],
		[
			"front matter that does not start at the top",
			"\n---\ntitle: Rest\n---\n",
		],
	])("with %s is reported", (_case, text) => {
		const { problems } = parseContentFile("content/articles/a.md", text);
		expect(problems.map(formatProblem)).toEqual([
			"content/articles/a.md:1: expected front matter between two lines of ---, got none",
		]);
	});
});
