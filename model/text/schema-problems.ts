import type { ZodType, z } from "zod";
import type { ContentProblem } from "./content-error.ts";
import { type ParsedFile, problemAt } from "./content-file.ts";
import { type Path, valueAt } from "./path.ts";

export type CheckedValue = {
	data?: object | undefined;
	problems: readonly ContentProblem[];
};

export function checkContent(
	schema: ZodType<object>,
	file: ParsedFile,
	value: unknown,
): CheckedValue {
	const { data, error } = schema.safeParse(value, { error: describeIssue });
	const issues = error?.issues ?? [];
	return {
		data,
		problems: issues.flatMap((issue) => problemsOf(issue, file, value)),
	};
}

function problemsOf(
	issue: z.core.$ZodIssue,
	file: ParsedFile,
	value: unknown,
): ContentProblem[] {
	// Zod's paths may contain symbols, but values read from YAML have none.
	const issuePath = issue.path as Path;
	const at = (path: Path, expected: string) =>
		problemAt(file, path, expected, show(valueAt(value, path)));
	if (issue.code === "unrecognized_keys") {
		return issue.keys.map((key) =>
			at([...issuePath, key], "no field of this name"),
		);
	}
	if (issue.code === "invalid_union") {
		const closest = closestVariant(issue.errors);
		if (closest)
			return closest.flatMap((inner) =>
				problemsOf(
					{ ...inner, path: [...issue.path, ...inner.path] },
					file,
					value,
				),
			);
	}
	const quoted =
		issue.code === "invalid_type" && issue.message === kinds.string
			? intendedText(valueAt(value, issuePath))
			: undefined;
	return [
		at(issuePath, quoted ? `words in quotes: "${quoted}"` : issue.message),
	];
}

/**
 * Returns the text that the writer meant if YAML has read it as a number, a boolean, or a map (a
 * fact in braces). Otherwise returns undefined.
 */
function intendedText(value: unknown): string | undefined {
	if (typeof value === "number" || typeof value === "boolean")
		return String(value);
	if (typeof value !== "object" || value === null) return undefined;
	const [[name, inner] = [], ...otherEntries] = Object.entries(value);
	return inner === null && otherEntries.length === 0 ? `{${name}}` : undefined;
}

/**
 * Guesses which variant the writer meant, and returns its problems. Chooses the one with the fewest
 * problems among the variants that expect the value's type. Returns undefined if no variant expects
 * this type. Also returns undefined if all of several variants expect it, because the type then
 * does not help to choose.
 */
function closestVariant(
	variants: readonly z.core.$ZodIssue[][],
): z.core.$ZodIssue[] | undefined {
	// An issue with an empty path means that the variant expects another type.
	const matchingType = variants.filter((issues) =>
		issues.every((issue) => issue.path.length > 0),
	);
	return matchingType.length === 1 || matchingType.length < variants.length
		? matchingType.toSorted((a, b) => a.length - b.length)[0]
		: undefined;
}

const kinds: Record<string, string> = {
	array: "a list",
	tuple: "a list",
	object: "fields of its own",
	record: "fields of its own",
	string: "words",
	number: "a number",
	int: "a whole number",
	boolean: "true or false",
};

function describeIssue(issue: z.core.$ZodRawIssue): string | undefined {
	if (issue.code === "invalid_type")
		return issue.input === undefined
			? "a value"
			: (kinds[issue.expected] ?? issue.expected);
	if (issue.code === "invalid_value")
		return issue.values.map((allowed) => JSON.stringify(allowed)).join(" or ");
	return undefined;
}

function show(value: unknown): string {
	if (value === undefined || value === null) return "nothing";
	const text = JSON.stringify(value);
	return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}
