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

/**
 * Converts a value to another variant. Keeps fields with the same name and kind. Takes the other
 * fields from `last`, the last value of that variant. Without `last`, these fields are empty.
 */
export function convertVariant(
	from: Field | undefined,
	to: Field,
	value: unknown,
	last?: unknown,
): unknown {
	const empty = emptyValue(to);
	if (to.kind !== "group" || !isObject(value)) return last ?? empty;
	const old = from?.kind === "group" ? from.fields : {};
	const isShared = (name: string) => {
		const kind = to.fields[name]?.kind;
		return kind && kind !== "fixed" && old[name]?.kind === kind;
	};
	const kept = Object.entries(value).filter(([name]) => isShared(name));
	const lastFields = Object.entries(Object(last)).filter(
		([name]) => !isShared(name),
	);
	return { ...Object(empty), ...Object.fromEntries([...lastFields, ...kept]) };
}
