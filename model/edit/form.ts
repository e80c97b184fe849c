import { type ZodType, z } from "zod";
import { isObject, valueAt } from "../text/path.ts";
import type { FieldOrder, Path } from "./change.ts";

/** Kinds of values that JSON Schema cannot express; a schema names one in its `meta`. */
const kinds = [
	"address",
	"author",
	"coach",
	"date",
	"days",
	"drawing",
	"member",
	"moment",
	"money",
	"page",
	"photo",
	"picture",
	"printedDate",
	"service",
	"shortName",
	"summary",
	"time",
] as const;
type SpecialKind = (typeof kinds)[number];

export type Field = {
	/** Such as "Price per week". */
	label: string;
	hint?: string;
	isRequired: boolean;
	/** Maximum number of characters of a text. */
	maxLength?: number;
	/** The field accepts null. */
	isNullable?: true;
	/** Default value. */
	standard?: unknown;
} & Shape;

type Shape =
	| { kind: "text" | "number" | "switch" | "fixed"; value?: unknown }
	| { kind: Exclude<SpecialKind, "days" | "page" | "photo"> }
	| {
			kind: "page";
			/** Names of links that the field accepts besides addresses. */
			names?: readonly string[];
			/** The field accepts a section of the page: "#pricing". */
			hasSections?: boolean;
	  }
	| { kind: "choice"; options: readonly (string | number)[] }
	| { kind: "days"; options: readonly string[] }
	| { kind: "group"; fields: Readonly<Record<string, Field>> }
	| { kind: "list"; entry: Field; least: number; most: number }
	/** Entries under keys that the writer chooses. */
	| { kind: "record"; entry: Field }
	| { kind: "pair"; entries: readonly Field[] }
	| { kind: "photo"; variants: readonly Field[] }
	| { kind: "variants"; variants: readonly Field[] };

export type FieldOf<Kind extends Shape["kind"]> = Extract<
	Field,
	{ kind: Kind }
>;

type Json = z.core.JSONSchema.BaseSchema;

/** Derives the form from a file's schema, with labels, hints and kinds from `meta`. */
export function formOf(schema: ZodType, label = ""): Field {
	const json = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
	return fieldOf(json as Json, label, true);
}

function fieldOf(json: Json, name: string, isRequired: boolean): Field {
	const some = json.anyOf?.filter((one) => (one as Json).type !== "null");
	const [only, ...others] = (some ?? []) as Json[];
	if (only && others.length === 0) {
		const { anyOf: _, ...said } = json;
		const field = fieldOf({ ...only, ...said }, name, isRequired);
		return { ...field, isNullable: true };
	}
	return {
		label: json.title ?? labelOf(name),
		...(json.description === undefined ? {} : { hint: json.description }),
		...(json.default === undefined ? {} : { standard: json.default }),
		...(json.maxLength === undefined ? {} : { maxLength: json.maxLength }),
		isRequired,
		...shapeOf(json, name),
	};
}

function shapeOf(json: Json, name: string): Shape {
	const kind = kinds.find((known) => known === json.kind);
	if (json.properties) {
		const fields = Object.entries(json.properties).map(([key, inner]) => [
			key,
			fieldOf(inner as Json, key, json.required?.includes(key) ?? false),
		]);
		return { kind: "group", fields: Object.fromEntries(fields) };
	}
	const choices = json.anyOf ?? json.oneOf;
	if (choices) {
		const variants = choices.map((inner) => fieldOf(inner as Json, name, true));
		const isPlain = variants.every(
			({ kind }) => !["group", "list", "record"].includes(kind),
		);
		if (kind === "page")
			return {
				kind,
				names: choices.flatMap((one) => optionsOf(one as Json)),
				hasSections: choices.some((one) =>
					(one as Json).pattern?.startsWith("^#"),
				),
			};
		if (kind && kind !== "photo") return { kind } as Shape;
		// A union of plain values is one input; the schema validates it.
		if (isPlain) {
			const isFigure = variants.some((variant) => variant.kind === "number");
			return { kind: isFigure ? "number" : "text" };
		}
		return { kind: kind === "photo" ? "photo" : "variants", variants };
	}
	if (json.prefixItems)
		return {
			kind: "pair",
			entries: json.prefixItems.map((inner) =>
				fieldOf(inner as Json, name, true),
			),
		};
	if (json.items) {
		const inner = json.items as Json;
		if (kind === "days") return { kind, options: optionsOf(inner) };
		return {
			kind: "list",
			entry: fieldOf(inner, singular(json.title ?? labelOf(name)), true),
			least: json.minItems ?? 0,
			most: json.maxItems ?? Number.MAX_SAFE_INTEGER,
		};
	}
	if (json.additionalProperties)
		return {
			kind: "record",
			entry: fieldOf(
				json.additionalProperties as Json,
				singular(json.title ?? labelOf(name)),
				true,
			),
		};
	if (json.const !== undefined) return { kind: "fixed", value: json.const };
	if (json.enum) return { kind: "choice", options: optionsOf(json) };
	if (kind) return { kind } as Shape;
	if (json.type === "boolean") return { kind: "switch" };
	if (json.type === "number" || json.type === "integer")
		return { kind: "number" };
	return { kind: "text" };
}

function optionsOf(json: Json): string[] {
	return (json.enum ?? []).map(String);
}

/** Labels of ids that occur in many files; a label in the schema takes precedence. */
const vocabulary: Readonly<Record<string, string>> = {
	actionOnPhones: "Button on phones",
	actions: "Buttons",
	alt: "What the picture shows",
	closing: "End of the page",
	cta: "Words on the button",
	direct: "Link to the provider’s own page",
	failed: "When it does not load",
	file: "Picture",
	focus: "Point that stays in view",
	frameTitle: "Name for screen readers",
	geo: "Place on the map",
	head: "Search results and sharing",
	hero: "Top of the page",
	id: "Short name",
	image: "Picture",
	original: "Address of the picture",
	photo: "Picture",
	photoPlace: "Where the picture begins",
	prolabs: "ProLabs",
	prolabsEmail: "Email of ProLabs",
	quota: "What the price buys",
	shortQuota: "What the price buys, in short",
	social: "Social profiles",
	to: "Leads to",
	url: "Address",
	webp: "Address of the picture as WebP",
};

/** pricePerWeek -> Price per week */
function labelOf(name: string): string {
	const known = vocabulary[name];
	if (known) return known;
	const words = name
		.replaceAll(/[-_]/g, " ")
		.replaceAll(/([a-z])([A-Z0-9])/g, "$1 $2")
		.toLowerCase();
	return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Classes -> Class; other labels stay. */
function singular(label: string): string {
	return label
		.replace(/ies$/, "y")
		.replace(/(ss|sh|ch|x)es$/, "$1")
		.replace(/([^s])s$/, "$1")
		.replace(/^(\w+?)s? in (minute|month)$/, "$1 in $2s");
}

/**
 * Returns the field at a path, in the variant that matches the value; undefined if the schema has
 * none.
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
	// One control edits all days of the week.
	return field.kind === "days" ? field : undefined;
}

/**
 * Returns the path of the field that shows a problem: the field itself, or the nearest enclosing
 * one that the form renders. An empty path means the whole form.
 */
export function nearestFieldPath(
	form: Field | undefined,
	path: Path,
	value: unknown,
): Path {
	const [key] = path;
	if (!form || key === undefined) return [];
	if (form.kind === "variants")
		return nearestFieldPath(variantOf(form, value), path, value);
	if (form.kind === "days" || form.kind === "pair") return [];
	// In a photo field only `file` and `alt` can show a problem.
	if (form.kind === "photo" && key !== "file" && key !== "alt") return [];
	const inner = fieldAt(form, [key], value);
	if (!inner || inner.kind === "fixed") return [];
	return [
		key,
		...nearestFieldPath(inner, path.slice(1), valueAt(value, [key])),
	];
}

/** Returns the variant of a union that matches the value's field names best. */
export function variantOf(
	{ variants }: FieldOf<"photo" | "variants">,
	value: unknown,
): Field | undefined {
	return variants.toSorted(
		(some, others) => matchScore(others, value) - matchScore(some, value),
	)[0];
}

/**
 * Returns 0 if the value has exactly the group's fields, and 1 less for each unknown, missing or
 * mismatched field.
 */
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
 * Converts a value to another variant: keeps fields with the same name and kind, and empties the
 * others.
 */
export function convertVariant(
	from: Field | undefined,
	to: Field,
	value: unknown,
): unknown {
	const empty = emptyValue(to);
	if (to.kind !== "group" || !isObject(value)) return empty;
	const old = from?.kind === "group" ? from.fields : {};
	const kept = Object.entries(to.fields).flatMap(([name, { kind }]) =>
		kind !== "fixed" && name in value && old[name]?.kind === kind
			? [[name, Reflect.get(value, name)]]
			: [],
	);
	return { ...Object(empty), ...Object.fromEntries(kept) };
}

/** Returns the field order that `change` needs. */
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

/** Returns the value of a new entry: all required fields, empty. */
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
		return Array.from({ length: field.least }, () => emptyValue(field.entry));
	if (field.kind === "record") return {};
	if (field.kind === "days") return [];
	if (field.kind === "pair") return field.entries.map(() => 50);
	if (field.kind === "fixed") return field.value;
	if (field.kind === "choice") return field.options[0];
	if (field.kind === "switch") return false;
	return "";
}
