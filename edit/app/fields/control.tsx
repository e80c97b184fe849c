import type { Operation } from "#model/edit/change.ts";
import { isMissing } from "#model/edit/problem-text.ts";
import { formatPath } from "#model/text/path.ts";
import { useEditor } from "../editing.ts";
import { FieldProblems } from "../problems.tsx";
import { problemsIn } from "../problems-in.ts";
import { movedEndOf, shortNameOf } from "./derived-changes.ts";
import type { FieldProps } from "./field-props.ts";
import { Input, isGuestAuthor } from "./input.tsx";
import { NewOptionLink } from "./new-option-link.tsx";
import { SameTextButton } from "./same-text-button.tsx";
import { WidenHoursButton } from "./widen-hours-button.tsx";

export function Control({
	place,
	field,
	value,
	isRow = false,
}: FieldProps & { isRow?: boolean }) {
	const editing = useEditor();
	const formattedPath = formatPath(place.path);
	const id = `field-${formattedPath}`;
	const problems = problemsIn(editing, place.file, place.path);
	const warnings = problemsIn(editing, place.file, place.path, "warnings");
	const text = typeof value === "string" ? value : "";
	const { minLength = 0 } = field;
	const textOnPage = editing.insertFacts(text);
	const described = [
		field.hint && !isRow ? `${id}-hint` : "",
		field.maxLength ? `${id}-count` : "",
		textOnPage === text ? "" : `${id}-on-page`,
		problems.length + warnings.length > 0 ? `${id}-problem` : "",
	].filter(Boolean);
	const set = (next: unknown, isTyped = false) => {
		const isDefault = next === undefined || next === field.defaultValue;
		const shouldRemoveField = isDefault && !field.isRequired;
		const ownOperations: Operation[] = !shouldRemoveField
			? [{ kind: "set", path: place.path, value: next ?? "" }]
			: value === undefined
				? []
				: [{ kind: "remove", path: place.path }];
		const operations = [
			...ownOperations,
			...shortNameOf(editing, place, value, next),
			...movedEndOf(editing, place, next),
		];
		editing.change(place.file, operations, isTyped ? formattedPath : "");
	};
	const attributes = {
		id,
		"aria-describedby": described.join(" ") || undefined,
		"aria-invalid": !problems.every(isMissing),
	};
	const isGroup = field.kind === "days" || field.kind === "picture";
	const label = isGroup ? (
		<span id={`${id}-label`}>{field.label}</span>
	) : (
		<label htmlFor={id} className={isRow ? "visually-hidden" : undefined}>
			{field.label}
			{!field.isRequired && !isRow && field.kind !== "switch" && (
				<small> optional</small>
			)}
		</label>
	);
	return (
		<div className="field" data-kind={field.kind}>
			{label}
			{field.hint && !isRow && (
				<p className="hint" id={`${id}-hint`}>
					{field.hint}
				</p>
			)}
			<Input {...{ place, field, value, set, attributes }} />
			{!isRow && !isGuestAuthor(field, editing.valueIn(place.file)) && (
				<NewOptionLink kind={field.kind} />
			)}
			{field.maxLength && (
				<p className="hint" id={`${id}-count`}>
					{minLength > 1
						? `${textOnPage.length} characters (${minLength} to ${field.maxLength})`
						: `${textOnPage.length} of ${field.maxLength} characters`}
				</p>
			)}
			{textOnPage !== text && (
				<p className="hint" id={`${id}-on-page`}>
					Visitors read: {textOnPage}
				</p>
			)}
			<FieldProblems place={place} />
			{field.kind === "text" && <SameTextButton place={place} value={value} />}
			{field.kind === "days" && <WidenHoursButton place={place} />}
		</div>
	);
}
