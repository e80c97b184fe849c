import type { ContentProblem } from "../text/content-error.ts";
import { parsePath } from "../text/path.ts";
import { type Field, fieldAt } from "./form.ts";
import { placeInWords } from "./places.ts";
import { titleOfFile } from "./tasks.ts";

/** Expected by model/schema/fields.ts of a text without other rules. */
const anyWords = "words, not an empty line";

/** Kinds of fields that offer a choice. */
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

/** The field is still empty. */
export function isMissing({ found }: ContentProblem): boolean {
	return ['""', "nothing", "[]"].includes(found);
}

/** Names of files as the titles of their forms: "schedule.yaml" as “Hours and closed days”. */
function withTitles(words: string): string {
	return words
		.replaceAll(
			/\b(?:content\/)?((?:[a-z-]+\/)*[a-z-]+\.(?:yaml|md))\b/g,
			(_all, path) => `“${titleOfFile([], path)}”`,
		)
		.replaceAll("content/images", "Pictures");
}

/** The rule's own words, with titles in the place of file names and row numbers. */
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
