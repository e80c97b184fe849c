import { shownFieldPath } from "#model/edit/field-at.ts";
import type { ContentProblem } from "#model/text/content-error.ts";
import { formatPath, type Path, parsePath } from "#model/text/path.ts";
import type { Editing } from "./editing.ts";

/**
 * Returns the problems of a file. If `path` is set, returns only the problems that the field at
 * this path shows.
 */
export function problemsIn(
	{ checked, formOf, valueIn }: Editing,
	file: string,
	path?: Path,
	kind: "problems" | "warnings" = "problems",
): readonly ContentProblem[] {
	const problems = checked[kind].filter((problem) => problem.file === file);
	if (!path) return problems;
	const formattedPath = formatPath(path);
	return problems.filter(
		({ field }) =>
			field &&
			formatPath(
				shownFieldPath(formOf(file), parsePath(field), valueIn(file)),
			) === formattedPath,
	);
}
