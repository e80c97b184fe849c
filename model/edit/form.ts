import { type ZodType, z } from "zod";
import { labelOf, singular } from "./field-labels.ts";

/** Kinds of values that JSON Schema cannot express. A schema sets `kind` in its `meta`. */
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
	"phone",
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
	label: string;
	hint?: string;
	isRequired: boolean;
	minLength?: number;
	maxLength?: number;
	isNullable?: true;
	defaultValue?: unknown;
} & Shape;

type Shape =
	| { kind: "text" | "number" | "switch" | "fixed"; value?: unknown }
	| { kind: Exclude<SpecialKind, "days" | "moment" | "page" | "photo"> }
	| {
			kind: "moment";
			/** Only for the end of a time span: the name of the start's field in the same group. */
			startField?: string;
	  }
	| {
			kind: "page";
			/** Names such as "store" that the field accepts instead of a path. */
			names?: readonly string[];
			hasSections?: boolean;
	  }
	| { kind: "choice"; options: readonly (string | number)[] }
	| { kind: "days"; options: readonly string[] }
	| {
			kind: "group";
			fields: Readonly<Record<string, Field>>;
			/** A list may contain only one entry of this kind. */
			isOnlyOnce?: true;
	  }
	| {
			kind: "list";
			entry: Field;
			minItems: number;
			maxItems: number;
			/** Pages sort the entries by date, so their order in the list does not matter. */
			isSorted: boolean;
	  }
	| { kind: "record"; entry: Field }
	| { kind: "pair"; entries: readonly Field[] }
	| { kind: "photo"; variants: readonly Field[] }
	| { kind: "variants"; variants: readonly Field[] };

export const referenceKinds: ReadonlySet<Shape["kind"]> = new Set([
	"author",
	"coach",
	"member",
	"service",
]);

export type FieldOf<Kind extends Shape["kind"]> = Extract<
	Field,
	{ kind: Kind }
>;

type Json = z.core.JSONSchema.BaseSchema;

export function formOf(schema: ZodType): Field {
	const json = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
	return fieldOf(json as Json, "", true);
}

function fieldOf(json: Json, name: string, isRequired: boolean): Field {
	const options = json.anyOf?.filter(
		(option) => (option as Json).type !== "null",
	);
	const [onlyOption, ...otherOptions] = (options ?? []) as Json[];
	if (onlyOption && otherOptions.length === 0) {
		const { anyOf: _, ...annotations } = json;
		const field = fieldOf({ ...onlyOption, ...annotations }, name, isRequired);
		return { ...field, isNullable: true };
	}
	return {
		label: json.title ?? labelOf(name),
		...(json.description === undefined ? {} : { hint: json.description }),
		...(json.default === undefined ? {} : { defaultValue: json.default }),
		...(json.minLength === undefined ? {} : { minLength: json.minLength }),
		...(json.maxLength === undefined ? {} : { maxLength: json.maxLength }),
		isRequired,
		...shapeOf(json, name),
	};
}

function shapeOf(json: Json, name: string): Shape {
	const kind = kinds.find((candidate) => candidate === json.kind);
	if (json.properties) {
		const fields = Object.entries(json.properties)
			.filter(([, inner]) => (inner as Json).kind !== "removed")
			.map(([key, inner]) => [
				key,
				fieldOf(inner as Json, key, json.required?.includes(key) ?? false),
			]);
		return {
			kind: "group",
			fields: Object.fromEntries(fields),
			...(json.isOnlyOnce === true && { isOnlyOnce: true }),
		};
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
		// A union of plain values needs only one input, because the schema validates the value.
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
			minItems: json.minItems ?? 0,
			maxItems: json.maxItems ?? Number.MAX_SAFE_INTEGER,
			isSorted: json.isSorted === true,
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
	if (kind === "moment" && typeof json.startField === "string")
		return { kind, startField: json.startField };
	if (kind) return { kind } as Shape;
	if (json.type === "boolean") return { kind: "switch" };
	if (json.type === "number" || json.type === "integer")
		return { kind: "number" };
	return { kind: "text" };
}

function optionsOf(json: Json): string[] {
	return (json.enum ?? []).map(String);
}
