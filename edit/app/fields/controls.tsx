import { weekdays } from "#lib/time/time.ts";
import type { Operation } from "#model/edit/change.ts";
import { dateInputs } from "#model/edit/date-inputs.ts";
import { fieldAt } from "#model/edit/field-at.ts";
import type { FieldLocation } from "#model/edit/field-locations.ts";
import {
	parseFigure,
	parseTypedPhone,
	parseTypedTime,
} from "#model/edit/figures.ts";
import type { Field } from "#model/edit/form.ts";
import { movedEnd } from "#model/edit/moved-end.ts";
import { choiceLabel, shortName, titleFromPath } from "#model/edit/names.ts";
import { isMissing } from "#model/edit/problem-text.ts";
import { formatPath, valueAt } from "#model/text/path.ts";
import { excerpt, summarize } from "#model/text/summary.ts";
import { type Editing, useEditor } from "../editing.ts";
import { PictureChoice } from "../pictures/picture-choice.tsx";
import { FieldProblems } from "../problems.tsx";
import { problemsIn } from "../problems-in.ts";
import { readText } from "../read-text.ts";
import css from "./controls.module.css";
import { DateInput } from "./date-input.tsx";
import { FactText } from "./fact-text.tsx";
import type { ControlAttributes, FieldProps } from "./field-props.ts";
import { LinkInput } from "./link-input.tsx";
import { NewOptionLink } from "./new-option-link.tsx";
import { optionSources } from "./option-sources.ts";
import { ParsedInput } from "./parsed-input.tsx";
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
					{textOnPage.length} of {minLength > 1 && `${minLength} to `}
					{field.maxLength} characters
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

type InputProps = FieldProps & {
	set: (value: unknown, isTyped?: boolean) => void;
	attributes: ControlAttributes;
};

function Input({ place, field, value, set, attributes }: InputProps) {
	const { textOf, valueIn, insertFacts } = useEditor();
	const stringValue =
		value === undefined || value === null ? "" : String(value);
	const setTyped = (text: string) => set(text === "" ? undefined : text, true);
	const renderSelect = (options: readonly (readonly [string, string])[]) => (
		<select
			{...attributes}
			value={stringValue}
			onChange={(event) => set(event.target.value || undefined)}
		>
			{!options.some(([option]) => option === stringValue) && (
				<option value={stringValue}>{stringValue}</option>
			)}
			{options.map(([option, label]) => (
				<option key={option} value={option}>
					{label}
				</option>
			))}
		</select>
	);
	switch (field.kind) {
		case "switch":
			return (
				<input
					{...attributes}
					type="checkbox"
					checked={(value ?? field.defaultValue) === true}
					onChange={(event) => set(event.target.checked)}
				/>
			);
		case "money":
		case "number":
			return (
				<span className={field.kind === "money" ? css.money : css.figure}>
					<ParsedInput
						{...{ attributes, value: stringValue, set }}
						parse={(typed) => parseFigure(typed) ?? (typed || undefined)}
						inputMode="decimal"
					/>
				</span>
			);
		case "time":
			return (
				<ParsedInput
					{...{ attributes, value: stringValue, set }}
					parse={parseTypedTime}
					placeholder="6:30 PM"
				/>
			);
		case "phone":
			return (
				<ParsedInput
					{...{ attributes, value: stringValue, set }}
					parse={parseTypedPhone}
					placeholder="(202) 555-0100"
				/>
			);
		case "moment":
		case "date":
		case "printedDate": {
			const { type, to, from } = dateInputs[field.kind];
			return (
				<DateInput
					attributes={attributes}
					type={type}
					value={to(stringValue)}
					set={(typed) => set(typed === "" ? undefined : from(typed), true)}
				/>
			);
		}
		case "days": {
			const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
			return (
				<fieldset
					{...attributes}
					className={css.days}
					aria-labelledby={`${attributes.id}-label`}
				>
					{weekdays.map((day) => (
						<label key={day}>
							<input
								type="checkbox"
								checked={chosen.includes(day)}
								onChange={({ target }) =>
									set(
										weekdays.filter((other) =>
											other === day ? target.checked : chosen.includes(other),
										),
									)
								}
							/>
							<span>{titleFromPath(day).slice(0, 3)}</span>
							<span className="visually-hidden">
								{titleFromPath(day).slice(3)}
							</span>
						</label>
					))}
				</fieldset>
			);
		}
		case "choice":
			return renderSelect([
				...(field.isRequired ? [] : [["", ""] as const]),
				...field.options.map((option) => {
					const name = String(option);
					return [name, choiceLabel(name)] as const;
				}),
			]);
		case "author":
		case "coach":
		case "member":
		case "service": {
			if (isGuestAuthor(field, valueIn(place.file)))
				return (
					<FactText
						attributes={attributes}
						value={stringValue}
						set={setTyped}
					/>
				);
			const source = optionSources[field.kind];
			if (!source) return null;
			const all = valueAt(valueIn(source.file), source.path);
			return renderSelect(
				Object.entries(Object(all)).map(([key, entry]) => {
					const named = { key, name: key, ...Object(entry) };
					const detail = source.detailKey && named[source.detailKey];
					return [
						String(named[source.valueKey]),
						detail
							? `${named.name}: ${excerpt(insertFacts(String(detail)))}`
							: String(named.name),
					];
				}),
			);
		}
		case "picture":
			return (
				<PictureChoice
					place={place}
					picture={stringValue}
					labelledBy={`${attributes.id}-label`}
					id={attributes.id}
					choose={(file) => set(file)}
				/>
			);
		case "summary": {
			const beginning = summarize(
				readText(textOf(place.file) ?? "")?.body ?? "",
			);
			return (
				<>
					<FactText
						attributes={attributes}
						value={stringValue}
						set={setTyped}
					/>
					{stringValue === "" && beginning !== "" && (
						<button
							type="button"
							className="add"
							onClick={() => setTyped(beginning)}
						>
							Take the beginning of the text
						</button>
					)}
				</>
			);
		}
		case "page":
		case "address":
		case "drawing":
		case "shortName":
			return (
				<LinkInput
					attributes={attributes}
					file={place.file}
					field={field.kind === "page" ? field : undefined}
					value={stringValue}
					set={setTyped}
				/>
			);
		default:
			return (
				<FactText attributes={attributes} value={stringValue} set={setTyped} />
			);
	}
}

function isGuestAuthor({ kind }: Field, article: unknown): boolean {
	return kind === "author" && Boolean(Object(article).guest);
}

/**
 * Derives the short name (`id`) of a new entry from its title or name, until the entry is saved.
 */
function shortNameOf(
	{ formOf, valueIn, serverState }: Editing,
	{ file, path }: FieldLocation,
	before: unknown,
	next: unknown,
): Operation[] {
	const key = path.at(-1);
	const above = path.slice(0, -1);
	const group = fieldAt(formOf(file), above, valueIn(file));
	if (key !== "title" && key !== "name") return [];
	if (group?.kind !== "group" || group.fields.id?.kind !== "shortName")
		return [];
	const id = String(Object(valueAt(valueIn(file), above)).id ?? "");
	const stem = shortName(String(before));
	// A copied entry has a number at the end of its short name (model/edit/copy-entry.ts).
	const isDerived = id === "" || new RegExp(`^${stem}(?:-\\d+)?$`).test(id);
	const saved = readText(serverState.saved[file]?.text ?? "")?.value;
	if (!isDerived || (id && JSON.stringify(saved ?? {}).includes(`"${id}"`)))
		return [];
	const value = shortName(String(next ?? ""));
	return [{ kind: "set", path: [...above, "id"], value }];
}

/** If the changed field is the start of an entry such as an event, moves the entry's end. */
function movedEndOf(
	{ formOf, valueIn }: Editing,
	{ file, path }: FieldLocation,
	newStart: unknown,
): Operation[] {
	const entryPath = path.slice(0, -1);
	const content = valueIn(file);
	const end = movedEnd(
		fieldAt(formOf(file), entryPath, content),
		valueAt(content, entryPath),
		String(path.at(-1)),
		newStart,
	);
	if (!end) return [];
	const { field, value } = end;
	return [{ kind: "set", path: [...entryPath, field], value }];
}
