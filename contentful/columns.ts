import { formatPrintedDate, toIsoDate } from "#lib/time/printed-date.ts";
import { lowerFirst } from "#model/edit/names.ts";
import {
	type ContentType,
	childPart,
	coachTypeId,
	type Part,
} from "./content-type-list.ts";
import { isPlainObject } from "./is-plain-object.ts";

type Shape =
	| "asset"
	| "boolean"
	| "coaches"
	| "date"
	| "figureOrWord"
	| "integer"
	| "json"
	| "number"
	| "pair"
	| "paragraphs"
	| "printedDate"
	| "symbol"
	| "symbols"
	| "text";

export type Column = {
	id: string;
	path: readonly string[];
	label: string;
	part: Part;
	isRequired: boolean;
	shape: Shape;
};

/** Contentful's limits in characters. */
export const maxLength = { symbol: 256, text: 50_000 };

export function columnsOf({ part, long = [] }: ContentType): Column[] {
	return columnsIn(part, [], [], true, long);
}

function columnsIn(
	part: Part,
	path: readonly string[],
	labels: readonly string[],
	isRequired: boolean,
	long: readonly string[],
): Column[] {
	const { field, json } = part;
	if (field.kind === "group")
		return Object.entries(field.fields).flatMap(([name, inner]) =>
			columnsIn(
				childPart(part, name) ?? part,
				[...path, name],
				[...labels, inner.label],
				isRequired && inner.isRequired,
				long,
			),
		);
	if (field.kind === "photo" || field.kind === "variants") {
		const variants = field.variants.map((variant, index) =>
			columnsIn(
				{ field: variant, json: Object(json.anyOf?.[index]) },
				path,
				labels,
				isRequired,
				long,
			),
		);
		const byId = new Map(variants.flat().map((column) => [column.id, column]));
		return [...byId.values()].map((column) => ({
			...column,
			isRequired: variants.every((columns) =>
				columns.some(({ id, isRequired }) => id === column.id && isRequired),
			),
		}));
	}
	const id = path.join("_");
	const labelParts = labels.map((label, index) =>
		index === 0 ? label : lowerFirst(label),
	);
	const shape = shapeOf(part, long.includes(id));
	return [{ id, path, label: labelParts.join(": "), part, isRequired, shape }];
}

function shapeOf({ field, json }: Part, isLong: boolean): Shape {
	switch (field.kind) {
		case "picture":
		case "drawing":
			return "asset";
		case "date":
		case "printedDate":
			return field.kind;
		case "days":
			return "symbols";
		case "list":
			if (field.entry.kind === "coach") return "coaches";
			if (["group", "list", "variants"].includes(field.entry.kind))
				return "json";
			return isLong ? "paragraphs" : "symbols";
		case "pair":
			return "pair";
		case "record":
			return "json";
		case "switch":
		case "fixed":
			return "boolean";
		case "money":
		case "number":
			if (json.anyOf) return "figureOrWord";
			return json.type === "integer" ? "integer" : "number";
		default:
			return isLong ? "text" : "symbol";
	}
}

export type Link = { sys: { type: "Link"; linkType: string; id: string } };

export const linkTo = (
	linkType: "Asset" | "ContentType" | "Entry",
	id: string,
): Link => ({
	sys: { type: "Link", linkType, id },
});

export function linkedId(value: unknown): string | undefined {
	const sys = isPlainObject(value) ? value.sys : undefined;
	return isPlainObject(sys) && typeof sys.id === "string" ? sys.id : undefined;
}

export function toSpaceValue({ shape }: Column, value: unknown): unknown {
	switch (shape) {
		case "asset":
			return linkTo("Asset", String(value));
		case "coaches":
			return [value]
				.flat()
				.map((name) => linkTo("Entry", entryId(coachTypeId, String(name))));
		case "figureOrWord":
			return String(value);
		case "pair":
			return [value].flat().join(", ");
		case "paragraphs":
			return [value].flat().join("\n\n");
		case "printedDate":
			return toIsoDate(String(value));
		default:
			return value;
	}
}

/**
 * Converts a value of a Contentful space to a value of a content file. The caller converts links.
 * Keeps invalid values, because the file's schema reports them.
 */
export function toFileValue({ shape }: Column, value: unknown): unknown {
	if (typeof value !== "string") return value;
	switch (shape) {
		// Contentful's web app may add a time to a date.
		case "date":
			return value.slice(0, 10);
		case "printedDate":
			return formatPrintedDate(value.slice(0, 10));
		case "figureOrWord":
			return /^\d+$/.test(value) ? Number(value) : value;
		case "pair":
			return value.split(",").map(Number);
		case "paragraphs":
			return value
				.split(/\n\s*\n/)
				.map((paragraph) => paragraph.trim())
				.filter(Boolean);
		default:
			return value;
	}
}

/** Returns "at most 256 characters" if a text exceeds Contentful's limit, otherwise undefined. */
export function exceededLimit(
	{ shape }: Pick<Column, "shape">,
	value: unknown,
): string | undefined {
	const limit =
		shape === "text" || shape === "paragraphs"
			? maxLength.text
			: maxLength.symbol;
	const isTooLong = [value]
		.flat()
		.some((text) => typeof text === "string" && text.length > limit);
	return isTooLong ? `at most ${limit} characters` : undefined;
}

export function entryId(type: string, name: string | number): string {
	return `${type}-${name}`;
}
