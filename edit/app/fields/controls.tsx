import { weekdays } from "#lib/time/time.ts";
import { formatPath } from "#model/text/path.ts";
import { problemsIn, useEditor } from "../editing.ts";
import { isMissing, MistakesAt } from "../mistakes.tsx";
import { nameOf } from "../names.ts";
import { PictureChoice } from "../pictures/picture-choice.tsx";
import css from "./controls.module.css";
import { DateInput } from "./date-input.tsx";
import {
	fromDateInput,
	fromMomentInput,
	fromTimeInput,
	toDateInput,
	toMomentInput,
	toTimeInput,
} from "./dates.ts";
import { FactText } from "./fact-text.tsx";
import type { FieldProps } from "./field-props.ts";
import { SummaryText } from "./summary-text.tsx";

/** A label, a hint, a control, and beside it what the rules say of its value. */
export function Control({
	place,
	field,
	value,
	isRow = false,
}: FieldProps & { isRow?: boolean }) {
	const editing = useEditor();
	const here = formatPath(place.path);
	const id = `field-${here}`;
	const problems = problemsIn(editing, place.file, place.path);
	const described = [
		field.hint && !isRow ? `${id}-hint` : "",
		problems.length > 0 ? `${id}-mistake` : "",
	].filter(Boolean);
	const set = (next: unknown, isTyped = false) => {
		const isGone = next === undefined || next === field.standard;
		editing.change(
			place.file,
			isGone && !field.isRequired
				? value === undefined
					? []
					: { kind: "remove", path: place.path }
				: { kind: "set", path: place.path, value: next ?? "" },
			isTyped ? here : "",
		);
	};
	const attributes = {
		id,
		"aria-describedby": described.join(" ") || undefined,
		"aria-invalid": !problems.every(isMissing),
	};
	const isGroup = field.kind === "days" || field.kind === "picture";
	const label = isGroup ? (
		<span className="label" id={`${id}-label`}>
			{field.label}
		</span>
	) : (
		<label htmlFor={id} className={isRow ? "visually-hidden" : "label"}>
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
			<MistakesAt place={place} />
		</div>
	);
}

type InputProps = FieldProps & {
	/** undefined empties the field. */
	set: (value: unknown, isTyped?: boolean) => void;
	attributes: {
		id: string;
		"aria-describedby": string | undefined;
		"aria-invalid": boolean;
	};
};

function Input({ place, field, value, set, attributes }: InputProps) {
	const { valueIn, opened } = useEditor();
	const words = value === undefined || value === null ? "" : String(value);
	const typed = (text: string) => set(text === "" ? undefined : text, true);
	const choose = (options: readonly { value: string; label: string }[]) => (
		<select
			{...attributes}
			value={words}
			onChange={(event) => set(event.target.value || undefined)}
		>
			{!options.some((option) => option.value === words) && (
				<option value={words}>{words}</option>
			)}
			{options.map((option) => (
				<option key={option.value} value={option.value}>
					{option.label}
				</option>
			))}
		</select>
	);
	const named = (file: string, at?: string) => {
		const all = Object(valueIn(file));
		return Object.entries(Object(at ? all[at] : all)).map(([key, one]) => ({
			key,
			name: String(Reflect.get(Object(one), "name") ?? key),
			one: Object(one),
		}));
	};
	switch (field.kind) {
		case "switch":
			return (
				<input
					{...attributes}
					type="checkbox"
					className="switch"
					checked={(value ?? field.standard) === true}
					onChange={(event) => set(event.target.checked)}
				/>
			);
		case "money":
		case "number":
			return (
				<span className={field.kind === "money" ? css.money : css.figure}>
					<input
						{...attributes}
						inputMode="decimal"
						autoComplete="off"
						value={words}
						onChange={({ target }) =>
							set(
								target.value === "" ? undefined : figureIn(target.value),
								true,
							)
						}
					/>
				</span>
			);
		case "time":
			return (
				<DateInput
					attributes={attributes}
					type="time"
					value={toTimeInput(words)}
					set={(time) => set(fromTimeInput(time))}
				/>
			);
		case "moment":
			return (
				<DateInput
					attributes={attributes}
					type="datetime-local"
					value={toMomentInput(words)}
					set={(moment) => set(fromMomentInput(moment))}
				/>
			);
		case "date":
		case "printedDate":
			return (
				<DateInput
					attributes={attributes}
					type="date"
					value={field.kind === "date" ? words : toDateInput(words)}
					set={(date) =>
						set(
							date === ""
								? undefined
								: field.kind === "date"
									? date
									: fromDateInput(date),
						)
					}
				/>
			);
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
							<span>{nameOf(day).slice(0, 3)}</span>
							<span className="visually-hidden">{nameOf(day).slice(3)}</span>
						</label>
					))}
				</fieldset>
			);
		}
		case "choice":
			return choose([
				...(field.isRequired ? [] : [{ value: "", label: "" }]),
				...field.options.map((option) => ({
					value: String(option),
					label: nameOf(String(option).replaceAll(/([a-z])([A-Z])/g, "$1 $2")),
				})),
			]);
		case "coach":
			return choose(
				named("coaches.yaml").map(({ key, name }) => ({
					value: key,
					label: name,
				})),
			);
		case "member":
			return choose(
				named("testimonials.yaml", "people").map(({ key, name }) => ({
					value: key,
					label: name,
				})),
			);
		case "service":
			return choose(
				named("pages/article.yaml", "services").map(({ name, one }) => ({
					value: String(Reflect.get(one, "to")),
					label: name,
				})),
			);
		case "picture":
			return (
				<PictureChoice
					file={words}
					labelledBy={`${attributes.id}-label`}
					id={attributes.id}
					choose={(file) => set(file)}
				/>
			);
		case "author":
			return Object(valueIn(place.file)).guest ? (
				<FactText attributes={attributes} value={words} set={typed} />
			) : (
				choose(
					named("coaches.yaml").map(({ name }) => ({
						value: name,
						label: name,
					})),
				)
			);
		case "summary":
			return (
				<SummaryText
					file={place.file}
					attributes={attributes}
					value={words}
					set={typed}
				/>
			);
		case "page":
			return (
				<>
					<input
						{...attributes}
						list={`${attributes.id}-list`}
						autoComplete="off"
						value={words}
						onChange={(event) => typed(event.target.value)}
					/>
					<datalist id={`${attributes.id}-list`}>
						{opened.forms.files.map(
							({ address }) =>
								address && <option key={address}>{address}</option>,
						)}
					</datalist>
				</>
			);
		case "address":
		case "drawing":
		case "shortName":
			return (
				<input
					{...attributes}
					autoComplete="off"
					spellCheck={false}
					value={words}
					onChange={(event) => typed(event.target.value)}
				/>
			);
		default:
			return <FactText attributes={attributes} value={words} set={typed} />;
	}
}

/** "79" is a number; what is none stays as it was typed, for the rule to say what is wrong. */
function figureIn(typed: string): number | string {
	return /^-?\d+(\.\d*[1-9])?$/.test(typed) ? Number(typed) : typed;
}
