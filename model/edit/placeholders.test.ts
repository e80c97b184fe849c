import { describe, expect, test } from "vitest";
import type { CheckedTexts } from "../check-texts.ts";
import type { ContentProblem } from "../text/content-error.ts";
import { withPlaceholders } from "./placeholders.ts";

const saved = new Map([
	["pricing.yaml", "card: null\n"],
	[
		"articles/old.md",
		"---\ntitle: Old\nauthor: Jo\ndate: May 1\nphoto:\n  file: old.jpg\n  alt: Old\n---\n\nOld.\n",
	],
]);
const problem = (field?: string, file = "articles/new.md"): ContentProblem => ({
	file: `content/${file}`,
	...(field && { field }),
	expected: "words",
	found: "none",
});
const content = { facts: new Map() } as never;

/** Previews `text` while the checks report each of these lists of problems in turn. */
function shown(file: string, text: string, ...steps: ContentProblem[][]) {
	const checks = [new Map(saved).set(file, text)];
	const results = steps.map(
		(problems): CheckedTexts => ({ kind: "problems", problems }),
	);
	const first = results[0] ?? { kind: "content" as const, content };
	const { donorFile, content: whole } = withPlaceholders(
		checks[0] as Map<string, string>,
		saved,
		first,
		(texts) => {
			checks.push(new Map(texts));
			return results[checks.length - 1] ?? { kind: "content", content };
		},
	);
	return {
		donorFile,
		isShown: whole === content,
		text: checks.at(-1)?.get(file),
	};
}

describe("what stands on the page for what is still wrong", () => {
	const begun = "---\ntitle: New\nauthor: ''\ndate: ''\n---\n\nNew.\n";

	test("in a new article: the field of another article, step by step", () => {
		const { donorFile, isShown, text } = shown(
			"articles/new.md",
			begun,
			[problem("author")],
			[problem("date")],
		);
		expect(donorFile).toBe("articles/old.md");
		expect(isShown).toBe(true);
		expect(text).toBe(
			"---\ntitle: New\nauthor: Jo\ndate: May 1\n---\n\nNew.\n",
		);
	});

	test("in a part of a field: that part alone", () => {
		const withPhoto = (file: string, alt: string) =>
			`---\ntitle: New\nphoto:\n  file: ${file}\n  alt: ${alt}\n---\n`;
		const { text } = shown("articles/new.md", withPhoto("new.jpg", "''"), [
			problem("photo.alt"),
		]);
		expect(text).toBe(withPhoto("new.jpg", "Old"));
	});

	test("in a saved article: its own field as it was saved", () => {
		const { donorFile, text } = shown(
			"articles/old.md",
			"---\ntitle: Other\nauthor: Nobody\ndate: May 1\n---\n",
			[problem("author", "articles/old.md")],
		);
		expect(donorFile).toBe("articles/old.md");
		expect(text).toContain("title: Other\nauthor: Jo\n");
	});

	test.each([
		{ where: "the text below the fields is wrong", steps: [[problem()]] },
		{
			where: "another file is wrong",
			steps: [[problem("author"), problem("card", "pricing.yaml")]],
		},
		{ where: "no other article has the field", steps: [[problem("video.id")]] },
		{
			where: "what stands in is wrong as well",
			steps: [[problem("author")], [problem("author")]],
		},
	])("nothing where $where", ({ steps }) => {
		const { donorFile, isShown } = shown("articles/new.md", begun, ...steps);
		expect(isShown).toBe(false);
		expect(donorFile).toBeUndefined();
	});

	test("nothing in a file that is alone of its kind", () => {
		const { isShown } = shown("pricing.yaml", "card: 3\n", [
			problem("card", "pricing.yaml"),
		]);
		expect(isShown).toBe(false);
	});

	test("nothing stands in where nothing is wrong", () => {
		expect(shown("articles/new.md", begun)).toMatchObject({
			donorFile: undefined,
			isShown: true,
		});
	});
});
