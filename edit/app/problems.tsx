import { useLayoutEffect, useRef } from "react";
import { shownFieldPath } from "#model/edit/field-at.ts";
import {
	describePath,
	type FieldLocation,
	formUrl,
} from "#model/edit/field-locations.ts";
import { isSame } from "#model/edit/is-same.ts";
import {
	isMissing,
	problemText,
	stillEmpty,
} from "#model/edit/problem-text.ts";
import { formPathOf } from "#model/edit/tasks.ts";
import type { ContentProblem } from "#model/text/content-error.ts";
import { formatPath, parsePath } from "#model/text/path.ts";
import { type Editing, useEditor } from "./editing.ts";
import css from "./problems.module.css";
import { problemsIn } from "./problems-in.ts";

/**
 * Lists the problems of `file` with links to their fields. Lists other forms only with their number
 * of problems. Without `file`, lists all problems.
 */
export function ProblemList({
	file,
	name = "To fix before saving",
}: {
	file?: string;
	name?: string;
}) {
	const editing = useEditor();
	const box = useFieldsInPlace();
	const all = withoutDuplicates(editing.checked.problems);
	const isListed = (problem: ContentProblem) =>
		file === undefined || problem.file === file;
	const listed = all.filter(isListed);
	const otherForms = Map.groupBy(
		all.filter((problem) => !isListed(problem)),
		(problem) => formPathOf(problem.file),
	);
	return (
		<div ref={box} className={css.place}>
			{all.length > 0 && (
				<section
					className={css.problems}
					aria-label={name}
					data-missing={all.every(isMissing) || undefined}
				>
					<h2>
						{listed.length === 0
							? `Elsewhere still to ${all.every(isMissing) ? "fill in" : "fix"}`
							: `${countThings(listed)} to ${listed.every(isMissing) ? "fill in" : "fix"} first`}
					</h2>
					<ul>
						{listed.map((problem) => (
							<ProblemLink
								key={JSON.stringify(problem)}
								problem={problem}
								isHere={file !== undefined}
							/>
						))}
						{[...otherForms].map(([form, problems]) => (
							<li key={form}>
								<a href={problems[0] && targetOf(editing, problems[0]).url}>
									{editing.titleOf(form)}
								</a>
								: {countThings(problems)}
							</li>
						))}
					</ul>
				</section>
			)}
		</div>
	);
}

function countThings({ length }: readonly ContentProblem[]): string {
	return length === 1 ? "One thing" : `${length} things`;
}

/**
 * Keeps the focused field at its position on the screen when the list of problems above appears or
 * grows. Scroll anchoring does the same, but not in all browsers and not at the top of the page.
 */
function useFieldsInPlace() {
	const box = useRef<HTMLDivElement>(null);
	const distance = useRef<number>(undefined);
	useLayoutEffect(() => {
		const fields = box.current?.nextElementSibling;
		if (!fields) return;
		const now = fields.getBoundingClientRect().top + scrollY;
		const isEditing = document.querySelector("main :focus") !== null;
		const isAnchored = scrollY > 0 && CSS.supports("overflow-anchor", "auto");
		if (distance.current !== undefined && isEditing && !isAnchored)
			scrollBy({ top: now - distance.current, behavior: "instant" });
		distance.current = now;
	});
	return box;
}

/** Lists the advice for changed forms, and the advice that a change causes in other forms. */
export function WarningList() {
	const { checked, drafts } = useEditor();
	const isSaved = (warning: ContentProblem) =>
		checked.savedWarnings.some((saved) => isSame(saved, warning));
	const warnings = checked.warnings.filter(
		(warning) => warning.file in drafts || !isSaved(warning),
	);
	if (warnings.length === 0) return null;
	return (
		<section className={css.advice} aria-label="Advice">
			<h2>Advice</h2>
			<ul>
				{withoutDuplicates(warnings).map((warning) => (
					<ProblemLink
						key={JSON.stringify(warning)}
						problem={warning}
						isWarning
					/>
				))}
			</ul>
		</section>
	);
}

type LinkProps = {
	problem: ContentProblem;
	isHere?: boolean;
	isWarning?: boolean;
};

function ProblemLink({
	problem,
	isHere = false,
	isWarning = false,
}: LinkProps) {
	const editing = useEditor();
	const { formOf, valueIn, serverState } = editing;
	const { file } = problem;
	const { url, labels } = targetOf(editing, problem);
	const title = editing.titleOf(file);
	const place = [...(isHere ? [] : [title]), ...labels];
	return (
		<li>
			<a href={url}>{place.join(": ") || title}</a>
			{": "}
			{problemText(problem, {
				form: formOf(file),
				value: valueIn(file),
				files: serverState.forms.files,
				isWarning,
				isNearField: isHere,
			})}
		</li>
	);
}

function targetOf({ formOf, valueIn }: Editing, problem: ContentProblem) {
	const { file } = problem;
	const path = shownFieldPath(
		formOf(file),
		parsePath(problem.field ?? ""),
		valueIn(file),
	);
	const [, picture = ""] = /^images\/(.+)/.exec(file) ?? [];
	const isText = file.endsWith(".md");
	const fieldPath = problem.field ? path : isText ? ["body"] : [];
	return {
		url: formUrl(formPathOf(file), fieldPath),
		labels: [
			picture,
			describePath(formOf(file), valueIn(file), path) || (isText ? "Text" : ""),
		].filter(Boolean),
	};
}

/** Keeps each problem once, although it may occur several times in one line of a file. */
function withoutDuplicates(
	problems: readonly ContentProblem[],
): ContentProblem[] {
	const keyed = problems.map(
		(problem) => [JSON.stringify(problem), problem] as const,
	);
	return [...new Map(keyed).values()];
}

export function FieldProblems({
	place: { file, path },
}: {
	place: FieldLocation;
}) {
	const editing = useEditor();
	const { formOf, valueIn, serverState } = editing;
	const context = {
		form: formOf(file),
		value: valueIn(file),
		files: serverState.forms.files,
		isNearField: true,
	};
	const problems = problemsIn(editing, file, path);
	const warnings = problemsIn(editing, file, path, "warnings");
	if (problems.length + warnings.length === 0) return null;
	const text = [
		...problems.map((problem) => problemText(problem, context)),
		...warnings.map((warning) =>
			problemText(warning, { ...context, isWarning: true }),
		),
	].join("; ");
	return (
		<p
			className="problem"
			data-beside-label={text === stillEmpty || undefined}
			data-missing={problems.every(isMissing) || undefined}
			id={`field-${formatPath(path)}-problem`}
		>
			{text}
		</p>
	);
}

export function ProblemCount({ place }: { place: FieldLocation }) {
	const formattedPath = formatPath(place.path);
	const problems = problemsIn(useEditor(), place.file).filter(
		({ field = "" }) =>
			field === formattedPath ||
			[".", "["].some((next) => field.startsWith(formattedPath + next)),
	);
	return <ProblemNumber problems={problems} />;
}

/** The number is red only if a value is wrong, not if values are only missing. */
export function ProblemNumber({
	problems,
}: {
	problems: readonly ContentProblem[];
}) {
	if (problems.length === 0) return null;
	const areMissing = problems.every(isMissing);
	return (
		<span className="number" data-missing={areMissing || undefined}>
			{problems.length}
			<span className="visually-hidden">
				{areMissing ? " to fill in" : " to fix"}
			</span>
		</span>
	);
}
