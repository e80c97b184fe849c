import { describe, expect, test } from "vitest";
import { z } from "zod";
import { formatProblem } from "./content-error.ts";
import { parseContentFile } from "./content-file.ts";
import { checkContent } from "./schema-problems.ts";

describe("a problem in a value", () => {
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
	const problemsIn = (text: string, checkedBy: z.ZodType<object> = schema) => {
		const file = parseContentFile("content/a.yaml", text);
		const { problems } = checkContent(checkedBy, file, file.value);
		return problems.map(formatProblem);
	};

	test("of a union is reported for the most similar variant", () => {
		expect(problemsIn("rows:\n  - label: A\n    opens: quotes")).toEqual([
			'content/a.yaml:3 rows[0].opens: expected "quote" or "tour", got "quotes"',
		]);
	});

	test("of a union is reported as a whole if no variant is similar", () => {
		expect(problemsIn("rows:\n  - A")).toEqual([
			'content/a.yaml:2 rows[0]: expected a row with label and to, or label and opens, got "A"',
		]);
	});
});
