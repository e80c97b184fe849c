import type { ContentProblem } from "../text/content-error.ts";
import { parsePath } from "../text/path.ts";
import { fieldAt } from "./field-at.ts";
import type { Field } from "./form.ts";
import { placeInWords } from "./places.ts";
import { titleOfFile } from "./tasks.ts";

/** The expectation that model/schema/fields.ts reports for a plain text. */
const anyWords = "words, not an empty line";

const chosen: ReadonlySet<Field["kind"]> = new Set([
	"author",
	"choice",
	"coach",
	"date",
	"days",
	"member",
	"moment",
	"picture",
	"printedDate",
	"service",
	"time",
]);

export function isMissing({ found }: ContentProblem): boolean {
	return ['""', "nothing", "[]"].includes(found);
}

/** Replaces file names with form titles: "schedule.yaml" -> “Hours and closed days”. */
function withTitles(words: string): string {
	return words
		.replaceAll(
			/\b(?:content\/)?((?:[a-z-]+\/)*[a-z-]+\.(?:yaml|md))\b/g,
			(_all, path) => `“${titleOfFile([], path)}”`,
		)
		.replaceAll("content/images", "Pictures");
}

/** Formats a problem for the owner, with form titles instead of file names and row numbers. */
export function formatProblem(
	problem: ContentProblem,
	form?: Field,
	value?: unknown,
): string {
	const expected = withTitles(problem.expected).replaceAll(
		/\b\w+\[\d+\]/g,
		(path) => `“${placeInWords(form, value, parsePath(path)) || path}”`,
	);
	if (!isMissing(problem))
		return `needs ${expected}; now it is ${withTitles(problem.found)}`;
	const path = problem.field ? parsePath(problem.field) : [];
	const kind = fieldAt(form, path, value)?.kind;
	return (kind && chosen.has(kind)) || expected === anyWords
		? "still empty"
		: `still empty: needs ${expected}`;
}
