import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { lowerFirst } from "#model/edit/names.ts";
import { formatPath } from "#model/text/path.ts";
import { useEditor } from "../editing.ts";
import { FieldProblems, ProblemCount } from "../problems.tsx";
import type { FieldProps } from "./field-props.ts";
import css from "./fields.module.css";

type SectionProps = Omit<FieldProps, "value"> & { children: ReactNode };

export function FieldSection({ place, field, children }: SectionProps) {
	const editing = useEditor();
	const formattedPath = formatPath(place.path);
	const form = editing.formOf(place.file);
	const remove = () => {
		// Renders the button that adds the field now, so that it can receive the focus.
		flushSync(() =>
			editing.change(
				place.file,
				field.isNullable
					? { kind: "set", path: place.path, value: null }
					: { kind: "remove", path: place.path },
			),
		);
		editing.announce(`Removed “${field.label}”.`, { canUndo: true });
		document.getElementById(`add-${formattedPath}`)?.focus();
	};
	const inside = (
		<>
			{field.hint && <p className="hint">{field.hint}</p>}
			<FieldProblems place={place} />
			{children}
			{(!field.isRequired || field.isNullable) && (
				<button type="button" className="quiet" onClick={remove}>
					Remove {lowerFirst(field.label)}
				</button>
			)}
		</>
	);
	if (place.path.length > 1)
		return (
			<fieldset id={`field-${formattedPath}`}>
				<legend>{field.label}</legend>
				{inside}
			</fieldset>
		);
	return (
		<details
			className={css.part}
			id={`field-${formattedPath}`}
			open={form?.kind === "group" && Object.keys(form.fields).length === 1}
		>
			<summary>
				<h2>{field.label}</h2>
				<ProblemCount place={place} />
			</summary>
			<div className="stack">{inside}</div>
		</details>
	);
}
