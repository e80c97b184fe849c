import { weekdays } from "#lib/time/time.ts";
import { dateInputs } from "#model/edit/date-inputs.ts";
import {
	parseFigure,
	parseTypedPhone,
	parseTypedTime,
} from "#model/edit/figures.ts";
import type { Field } from "#model/edit/form.ts";
import { choiceLabel, titleFromPath } from "#model/edit/names.ts";
import { valueAt } from "#model/text/path.ts";
import { excerpt, summarize } from "#model/text/summary.ts";
import { useEditor } from "../editing.ts";
import { PictureChoice } from "../pictures/picture-choice.tsx";
import { readText } from "../read-text.ts";
import { DateInput } from "./date-input.tsx";
import { FactText } from "./fact-text.tsx";
import type { ControlAttributes, FieldProps } from "./field-props.ts";
import css from "./input.module.css";
import { LinkInput } from "./link-input.tsx";
import { optionSources } from "./option-sources.ts";
import { ParsedInput } from "./parsed-input.tsx";

type InputProps = FieldProps & {
	set: (value: unknown, isTyped?: boolean) => void;
	attributes: ControlAttributes;
};

/** The input of a field, without its label, hint and problems. */
export function Input({ place, field, value, set, attributes }: InputProps) {
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

export function isGuestAuthor({ kind }: Field, article: unknown): boolean {
	return kind === "author" && Boolean(Object(article).guest);
}
