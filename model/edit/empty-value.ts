import type { Field } from "./form.ts";

export function emptyValue(field: Field): unknown {
	if (field.kind === "group")
		return Object.fromEntries(
			Object.entries(field.fields).flatMap(([name, inner]) =>
				inner.isRequired ? [[name, emptyValue(inner)]] : [],
			),
		);
	if (field.kind === "photo" || field.kind === "variants") {
		const [first] = field.variants;
		return first ? emptyValue(first) : "";
	}
	if (field.kind === "list")
		return Array.from({ length: field.minItems }, () =>
			emptyValue(field.entry),
		);
	if (field.kind === "record") return {};
	if (field.kind === "days") return [];
	if (field.kind === "pair") return field.entries.map(() => 50);
	if (field.kind === "fixed") return field.value;
	if (field.kind === "choice") return field.options[0];
	if (field.kind === "switch") return false;
	return "";
}
