import { type Path, valueAt } from "../text/path.ts";
import type { FieldOrder } from "./change.ts";
import { variantOf } from "./field-variants.ts";
import type { Field } from "./form.ts";

/**
 * Returns the field at a path. Chooses the variant that matches the value. Returns undefined if the
 * schema has no such field.
 */
export function fieldAt(
	field: Field | undefined,
	path: Path,
	value: unknown,
): Field | undefined {
	const [key, ...rest] = path;
	if (!field || key === undefined) return field;
	const inner = valueAt(value, [key]);
	if (field.kind === "group")
		return fieldAt(field.fields[String(key)], rest, inner);
	if (field.kind === "list" || field.kind === "record")
		return fieldAt(field.entry, rest, inner);
	if (field.kind === "pair")
		return fieldAt(field.entries[Number(key)], rest, inner);
	if (field.kind === "photo" || field.kind === "variants")
		return fieldAt(variantOf(field, value), path, value);
	// One control edits all days of the week, so a day has no field of its own.
	return field.kind === "days" ? field : undefined;
}

/**
 * Returns the path of the field that shows a problem: the field itself, or the nearest field around
 * it that the form shows. An empty path means the whole form.
 */
export function shownFieldPath(
	form: Field | undefined,
	path: Path,
	value: unknown,
): Path {
	const [key] = path;
	if (!form || key === undefined) return [];
	if (form.kind === "variants")
		return shownFieldPath(variantOf(form, value), path, value);
	if (form.kind === "days" || form.kind === "pair") return [];
	if (form.kind === "photo" && key !== "file" && key !== "alt") return [];
	const inner = fieldAt(form, [key], value);
	if (!inner || inner.kind === "fixed") return [];
	return [key, ...shownFieldPath(inner, path.slice(1), valueAt(value, [key]))];
}

export function orderOf(form: Field, value: unknown): FieldOrder {
	return (path) => {
		const field = fieldAt(form, path, value);
		const group =
			field?.kind === "photo" || field?.kind === "variants"
				? variantOf(field, valueAt(value, path))
				: field;
		return group?.kind === "group" ? Object.keys(group.fields) : undefined;
	};
}
