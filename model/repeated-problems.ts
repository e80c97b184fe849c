import type { FilledFile } from "./facts/fill-facts.ts";
import type { ContentProblem } from "./text/content-error.ts";
import { parsePath, valueAt } from "./text/path.ts";

/**
 * Removes the problems of texts that contain an unfilled placeholder. The placeholder may be the
 * cause: for example, it can make a text too long.
 */
export function withoutPlaceholders(
	problems: readonly ContentProblem[],
	filled: ReadonlyMap<string, FilledFile>,
): ContentProblem[] {
	return problems.filter(({ file, field, found }) => {
		const value = filled.get(file.replace("content/", ""))?.value;
		const text = field ? valueAt(value, parsePath(field)) : found;
		return typeof text !== "string" || !text.includes("{");
	});
}

/** Keeps the first problem of each field. Drops problems of fields that `reported` names. */
export function withoutRepeatedFields(
	reported: readonly ContentProblem[],
	problems: readonly ContentProblem[],
): ContentProblem[] {
	const seenFields = new Set<string>();
	return notReported(reported, problems).filter(({ file, field }) => {
		const key = `${file} ${field}`;
		if (field && seenFields.has(key)) return false;
		seenFields.add(key);
		return true;
	});
}

/**
 * Drops problems in fields that `reported` names, and in their inner fields. Drops a problem
 * without a field if a reported problem of the same file has the same `expected`.
 */
export function notReported(
	reported: readonly ContentProblem[],
	problems: readonly ContentProblem[],
): ContentProblem[] {
	return problems.filter(
		({ file, field, expected }) =>
			!reported.some(
				(other) =>
					other.file === file &&
					(field && other.field
						? isInside(field, other.field)
						: !field && other.expected === expected),
			),
	);
}

function isInside(field: string, other: string): boolean {
	return (
		field === other || [".", "["].some((sign) => field.startsWith(other + sign))
	);
}
