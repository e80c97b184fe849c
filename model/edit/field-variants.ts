import { isObject } from "../text/path.ts";
import { emptyValue } from "./empty-value.ts";
import type { Field, FieldOf } from "./form.ts";

export function variantOf(
	{ variants }: FieldOf<"photo" | "variants">,
	value: unknown,
): Field | undefined {
	return variants.toSorted(
		(a, b) => matchScore(b, value) - matchScore(a, value),
	)[0];
}

/** Returns true if a list may have another entry of the variant. */
export function canAddVariant(
	field: FieldOf<"variants">,
	variant: Field | undefined,
	entries: readonly unknown[],
): boolean {
	if (variant?.kind !== "group" || !variant.isOnlyOnce) return true;
	return !entries.some((entry) => variantOf(field, entry) === variant);
}

function matchScore(field: Field, value: unknown): number {
	if (field.kind === "photo" || field.kind === "variants")
		return Math.max(
			...field.variants.map((variant) => matchScore(variant, value)),
		);
	if (field.kind !== "group" || !isObject(value))
		return (field.kind === "group") === isObject(value) ? 0 : -100;
	const names = new Set(Object.keys(value));
	const missing = Object.entries(field.fields).filter(
		([name, { isRequired }]) => isRequired && !names.has(name),
	);
	const unknown = [...names].filter((name) => !(name in field.fields));
	const other = Object.entries(field.fields).filter(
		([name, inner]) =>
			inner.kind === "fixed" &&
			names.has(name) &&
			inner.value !== Reflect.get(value, name),
	);
	return -unknown.length - missing.length - 100 * other.length;
}

/** The last recorded value of each field, keyed by name and kind. */
export type FieldValues = Map<string, unknown>;

/** Records the fields of a value of the given variant. */
export function recordFields(
	values: FieldValues,
	variant: Field,
	value: unknown,
): void {
	if (variant.kind !== "group") {
		values.set(fieldKey("", variant), value);
		return;
	}
	for (const [name, field] of Object.entries(variant.fields)) {
		const inner = Reflect.get(Object(value), name);
		if (inner === undefined) values.delete(fieldKey(name, field));
		else values.set(fieldKey(name, field), inner);
	}
}

/** Returns a value of the given variant with the recorded fields. Its other fields are empty. */
export function convertVariant(to: Field, values: FieldValues): unknown {
	const empty = emptyValue(to);
	if (to.kind !== "group") return values.get(fieldKey("", to)) ?? empty;
	const kept = Object.entries(to.fields)
		.filter(([, { kind }]) => kind !== "fixed")
		.filter(([name, field]) => values.has(fieldKey(name, field)))
		.map(([name, field]) => [name, values.get(fieldKey(name, field))]);
	return { ...Object(empty), ...Object.fromEntries(kept) };
}

function fieldKey(name: string, { kind }: Field): string {
	return `${name} ${kind}`;
}
