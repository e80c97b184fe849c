import { useRef } from "react";
import {
	canAddVariant,
	convertVariant,
	type FieldValues,
	recordFields,
	variantOf,
} from "#model/edit/field-variants.ts";
import type { FieldOf } from "#model/edit/form.ts";
import { formatPath, valueAt } from "#model/text/path.ts";
import { useEditor } from "../editing.ts";
import type { FieldProps } from "./field-props.ts";

/**
 * Changes the variant of a value. Keeps each field that the new variant has, because the arrow keys
 * pass through variants that lack it.
 */
export function KindSelect({
	place,
	field,
	value,
}: FieldProps<FieldOf<"variants">>) {
	const { change, valueIn } = useEditor();
	const variant = variantOf(field, value);
	const index = variant ? field.variants.indexOf(variant) : 0;
	const fieldValues = useRef<FieldValues>(new Map());
	const list = valueAt(valueIn(place.file), place.path.slice(0, -1));
	const siblings = Array.isArray(list) ? list : [];
	const id = `kind-${formatPath(place.path)}`;
	return (
		<div className="field">
			<label htmlFor={id}>Kind</label>
			<select
				id={id}
				data-kind-select=""
				value={index}
				onChange={(event) => {
					const chosen = field.variants[Number(event.target.value)];
					if (!variant || !chosen) return;
					recordFields(fieldValues.current, variant, value);
					change(place.file, {
						kind: "set",
						path: place.path,
						value: convertVariant(chosen, fieldValues.current),
					});
				}}
			>
				{field.variants.map(
					(option, number) =>
						(option === variant || canAddVariant(field, option, siblings)) && (
							// biome-ignore lint/suspicious/noArrayIndexKey: the order of the variants never changes
							<option key={number} value={number}>
								{option.label}
							</option>
						),
				)}
			</select>
		</div>
	);
}
