import { type Field, fieldAt, nearestFieldPath } from "#model/edit/form.ts";
import type { ContentProblem } from "#model/text/content-error.ts";
import { formatPath, parsePath } from "#model/text/path.ts";
import { problemsIn, useEditor } from "./editing.ts";
import type { Place } from "./fields/field-props.ts";
import css from "./mistakes.module.css";
import { linkTo, placeInWords } from "./places.ts";
import { titleOfFile } from "./tasks.ts";

/** All mistakes, those first that stand in the form of a file; each leads to its field. */
export function MistakeList({
	file,
	name = "To fix before saving",
}: {
	file?: string;
	name?: string;
}) {
	const { checked } = useEditor();
	const isHere = (problem: ContentProblem) =>
		problem.file === `content/${file}`;
	// What is wrong twice in one line is said once.
	const all = new Map(
		checked.problems
			.toSorted((some, others) => Number(isHere(others)) - Number(isHere(some)))
			.map((problem) => [JSON.stringify(problem), problem]),
	);
	if (all.size === 0) return null;
	const isBegun = [...all.values()].every(isMissing);
	const things = all.size === 1 ? "One thing" : `${all.size} things`;
	return (
		<section
			className={css.mistakes}
			aria-label={name}
			data-missing={isBegun || undefined}
		>
			<h2>
				{things} to {isBegun ? "fill in" : "fix"} before saving
			</h2>
			<ul>
				{[...all].map(([key, problem]) => (
					<MistakeLink key={key} problem={problem} isHere={isHere(problem)} />
				))}
			</ul>
		</section>
	);
}

type LinkProps = { problem: ContentProblem; isHere: boolean };

function MistakeLink({ problem, isHere }: LinkProps) {
	const { formOf, valueIn, opened } = useEditor();
	const file = problem.file.replace(/^content\//, "");
	const path = nearestFieldPath(
		formOf(file),
		parsePath(problem.field ?? ""),
		valueIn(file),
	);
	const [isPicture, picture = ""] = /^images\/(.+)/.exec(file) ?? [];
	const title = titleOfFile(opened.forms.files, isPicture ? "images" : file);
	const place = [
		...(isHere ? [] : [title]),
		picture,
		placeInWords(formOf(file), valueIn(file), path) ||
			(file.endsWith(".md") ? "Text" : ""),
	].filter(Boolean);
	return (
		<li>
			<a
				href={linkTo(
					isPicture ? "images" : file,
					problem.field ? path : file.endsWith(".md") ? ["body"] : [],
				)}
			>
				{place.join(": ") || title}
			</a>
			{": "}
			{inWords(problem, formOf(file), valueIn(file))}
		</li>
	);
}

/** What is shown beside the field at a place; undefined where all is well. */
export function MistakesAt({ place: { file, path } }: { place: Place }) {
	const editing = useEditor();
	const { formOf, valueIn } = editing;
	const problems = problemsIn(editing, file, path);
	const warnings = problemsIn(editing, file, path, "warnings");
	const told = [...problems, ...warnings];
	if (told.length === 0) return null;
	return (
		<p
			className="mistake"
			data-missing={problems.every(isMissing) || undefined}
			id={`field-${formatPath(path)}-mistake`}
		>
			{told
				.map((problem) => inWords(problem, formOf(file), valueIn(file)))
				.join("; ")}
		</p>
	);
}

/** What model/schema/fields.ts expects of a text that may say anything. */
const anyWords = "words, not an empty line";

/** Kinds of fields that offer what there is to choose from. */
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

/** Nothing is wrong yet: somebody has just begun. */
export function isMissing({ found }: ContentProblem): boolean {
	return ['""', "nothing", "[]"].includes(found);
}

/** The rule's own words; the name of a row in the place of its number. */
export function inWords(
	problem: ContentProblem,
	form?: Field,
	value?: unknown,
): string {
	const expected = problem.expected.replaceAll(
		/\b\w+\[\d+\]/g,
		(path) => `“${placeInWords(form, value, parsePath(path)) || path}”`,
	);
	if (!isMissing(problem)) return `expected ${expected}, got ${problem.found}`;
	const path = problem.field ? parsePath(problem.field) : [];
	const kind = fieldAt(form, path, value)?.kind;
	return (kind && chosen.has(kind)) || expected === anyWords
		? "still empty"
		: `still empty: expected ${expected}`;
}
