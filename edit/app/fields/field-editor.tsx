import { Plus } from "lucide-react";
import { flushSync } from "react-dom";
import { emptyValue } from "#model/edit/empty-value.ts";
import { variantOf } from "#model/edit/field-variants.ts";
import type { FieldOf } from "#model/edit/form.ts";
import { lowerFirst } from "#model/edit/names.ts";
import { formatPath } from "#model/text/path.ts";
import { useEditor } from "../editing.ts";
import { PhotoField } from "../pictures/photo-field.tsx";
import { FieldProblems } from "../problems.tsx";
import { Control } from "./control.tsx";
import { Entries } from "./entries.tsx";
import { type FieldProps, hasNestedFields } from "./field-props.ts";
import { FieldSection } from "./field-section.tsx";
import { goToNewEntry } from "./go-to-field.ts";
import { KindSelect } from "./kind-select.tsx";

export function FieldEditor({
	place,
	field,
	value,
	isTop,
}: FieldProps & { isTop?: boolean }) {
	const isAbsent = field.isNullable
		? (value ?? null) === null
		: value === undefined && !field.isRequired;
	if (field.kind === "fixed") return null;
	if (!hasNestedFields(field)) return <Control {...{ place, field, value }} />;
	if (isAbsent) return <AbsentField place={place} field={field} />;
	const fields = <NestedFields {...{ place, field, value }} />;
	if (isTop) return fields;
	return <FieldSection {...{ place, field }}>{fields}</FieldSection>;
}

function NestedFields({ place, field, value }: FieldProps) {
	switch (field.kind) {
		case "group":
			return <GroupFields {...{ place, field, value }} />;
		case "list":
		case "record":
			return (
				<Entries
					{...{ place, field, value }}
					renderFields={(entry) => <FieldEditor {...entry} isTop />}
				/>
			);
		case "photo":
			return <PhotoField {...{ place, field, value }} />;
		case "variants":
			return <VariantFields {...{ place, field, value }} />;
		default:
			return null;
	}
}

function AbsentField({ place, field }: Omit<FieldProps, "value">) {
	const { change } = useEditor();
	const formattedPath = formatPath(place.path);
	const add = () => {
		const value =
			field.kind === "list" ? [emptyValue(field.entry)] : emptyValue(field);
		// Renders the field now, so that it can receive the focus.
		flushSync(() =>
			change(place.file, { kind: "set", path: place.path, value }),
		);
		goToNewEntry(formattedPath);
	};
	return (
		<>
			<FieldProblems place={place} />
			<button
				id={`add-${formattedPath}`}
				type="button"
				className="add"
				onClick={add}
			>
				<Plus aria-hidden />
				Add {lowerFirst(field.label)}
			</button>
		</>
	);
}

function GroupFields({ place, field, value }: FieldProps<FieldOf<"group">>) {
	// The short name comes last, because owners hardly ever change it.
	const fields = Object.entries(field.fields).toSorted(
		([, a], [, b]) =>
			Number(a.kind === "shortName") - Number(b.kind === "shortName"),
	);
	return fields.map(([name, inner]) => (
		<FieldEditor
			key={name}
			place={{ file: place.file, path: [...place.path, name] }}
			field={inner}
			value={Reflect.get(Object(value), name)}
		/>
	));
}

function VariantFields({
	place,
	field,
	value,
}: FieldProps<FieldOf<"variants">>) {
	const variant = variantOf(field, value);
	return (
		<>
			<KindSelect {...{ place, field, value }} />
			{variant && (
				<FieldEditor place={place} field={variant} value={value} isTop />
			)}
		</>
	);
}
