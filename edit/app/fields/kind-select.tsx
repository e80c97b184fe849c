import { useRef } from "react";
import {
	canAddVariant,
	convertVariant,
	variantOf,
} from "#model/edit/field-variants.ts";
import type { FieldOf } from "#model/edit/form.ts";
import { formatPath, valueAt } from "#model/text/path.ts";
import { useEditor } from "../editing.ts";
import type { FieldProps } from "./field-props.ts";

/**
 * Changes the variant of a value. Keeps the fields that the old and the new variant share. Restores
 * the other fields if the user returns to a variant.
 */
export function KindSelect({
	place,
	field,
	value,
}: FieldProps<FieldOf<"variants">>) {
	const { change, valueIn } = useEditor();
	const variant = variantOf(field, value);
	const index = variant ? field.variants.indexOf(variant) : 0;
	const lastValues = useRef(new Map<number, unknown>());
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
					const chosenIndex = Number(event.target.value);
					const chosen = field.variants[chosenIndex];
					if (!chosen) return;
					lastValues.current.set(index, value);
					change(place.file, {
						kind: "set",
						path: place.path,
						value: convertVariant(
							variant,
							chosen,
							value,
							lastValues.current.get(chosenIndex),
						),
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
