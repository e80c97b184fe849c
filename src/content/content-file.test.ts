import { describe, expect, test } from "vitest";
import { z } from "zod";
import { formatProblem } from "./content-error.ts";
import { checkContent, formatPath, parseContentFile } from "./content-file.ts";

const menu = `# What there is
rows:
  - label: Home
    to: /
  - label: Store
`;

describe("a YAML file", () => {
	const file = parseContentFile("content/menu.yaml", menu);

	test("is its values, without a body", () => {
		expect(file.value).toEqual({
			rows: [{ label: "Home", to: "/" }, { label: "Store" }],
		});
		expect(file.body).toBe("");
		expect(file.problems).toEqual([]);
	});

	test("knows the line of each value", () => {
		expect(file.lineOf(["rows", 0, "to"])).toBe(4);
		expect(file.lineOf(["rows", 1, "label"])).toBe(5);
	});

	test("gives the line of what is around a value that is missing", () => {
		expect(file.lineOf(["rows", 1, "to"])).toBe(5);
		expect(file.lineOf(["nothing"])).toBe(2);
	});

	test.each([
		["a missing quotation mark", 'a: 1\nb: "open', 2, 'Missing closing "quote'],
		["a field that stands twice", "a: 1\na: 2", 2, "Map keys must be unique"],
		[
			"a colon inside a text",
			"a: First: second",
			1,
			"Nested mappings are not allowed in compact mappings",
		],
	])(
		"with %s is no YAML, and says in which line",
		(_mistake, text, line, found) => {
			const { value, problems } = parseContentFile("content/a.yaml", text);
			expect(value).toBeUndefined();
			expect(problems.map(formatProblem)).toEqual([
				`content/a.yaml:${line}: expected valid YAML, got ${found}`,
			]);
		},
	);

	test("that is empty is nothing, which the checks refuse", () => {
		expect(parseContentFile("content/a.yaml", "").value).toBeNull();
	});
});

describe("a Markdown file", () => {
	test("is its front matter, with the text below it", () => {
		const file = parseContentFile(
			"content/articles/a.md",
			"---\ntitle: Rest\n---\n\n# Sleep\n\nAnd a walk.\n",
		);
		expect(file.value).toEqual({ title: "Rest" });
		expect(file.body).toBe("# Sleep\n\nAnd a walk.");
	});

	test("may have no text below it, and may come from Windows", () => {
		const file = parseContentFile(
			"content/articles/a.md",
			"---\r\ntitle: Rest\r\n---",
		);
		expect(file.value).toEqual({ title: "Rest" });
		expect(file.body).toBe("");
	});

	test("counts its lines from the top of the file, not of the front matter", () => {
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
			"front matter that does not begin at the top",
			"\n---\ntitle: Rest\n---\n",
		],
	])("with %s is refused", (_mistake, text) => {
		const { problems } = parseContentFile("content/articles/a.md", text);
		expect(problems.map(formatProblem)).toEqual([
			"content/articles/a.md:1: expected front matter between two lines of ---, got none",
		]);
	});
});

describe("a mistake in a value", () => {
	const row = z.strictObject({ label: z.string("words"), to: z.string() });
	const schema = z.strictObject({
		rows: z.array(
			z.union(
				[
					row,
					z.strictObject({
						label: z.string(),
						opens: z.enum(["quote", "tour"]),
					}),
				],
				"a row with label and to, or label and opens",
			),
		),
	});
	const mistakesIn = (text: string, checkedBy: z.ZodType = schema) => {
		const file = parseContentFile("content/a.yaml", text);
		return checkContent(checkedBy, file, file.value).map(formatProblem);
	};

	test("none, when all is right", () => {
		expect(
			mistakesIn("rows: [{ label: A, to: / }, { label: B, opens: tour }]"),
		).toEqual([]);
	});

	test("of a choice is told about the kind that was most likely meant", () => {
		expect(mistakesIn("rows:\n  - label: A\n    opens: quotes")).toEqual([
			'content/a.yaml:3 rows[0].opens: expected "quote" or "tour", got "quotes"',
		]);
	});

	test("of a choice is told as a whole when nothing fits", () => {
		expect(mistakesIn("rows:\n  - A")).toEqual([
			'content/a.yaml:2 rows[0]: expected a row with label and to, or label and opens, got "A"',
		]);
	});

	test.each([
		[z.array(z.string()), "a list"],
		[z.strictObject({}), "fields of its own"],
		[z.record(z.string(), z.string()), "fields of its own"],
		[z.string(), "words"],
		[z.number(), "a number"],
	])("of kind is said in plain words: %#", (kind, words) => {
		expect(mistakesIn("a: true", z.strictObject({ a: kind }))).toEqual([
			`content/a.yaml:1 a: expected ${words}, got true`,
		]);
	});

	test("shows no more than the beginning of a long text", () => {
		const [message = ""] = mistakesIn(`rows: ${"very ".repeat(40)}long`);
		expect(message).toMatch(/got "very very .*\.\.\.$/);
		expect(message.length).toBeLessThan(140);
	});
});

test("a place is written as in code: plans[1].price", () => {
	expect(formatPath(["plans", 1, "price"])).toBe("plans[1].price");
	expect(formatPath([])).toBe("");
});
