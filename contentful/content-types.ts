import { folders } from "#model/files.ts";
import { type Column, columnsOf, maxLength } from "./columns.ts";
import {
	articleType,
	type ContentType,
	contentTypes,
	fileTypeId,
	listTypeId,
} from "./content-type-list.ts";

type Validation = Readonly<Record<string, unknown>>;

type FieldSpec = {
	type?: string;
	isRequired?: boolean;
	validations?: readonly Validation[];
	widgetId?: string;
	hint?: string | undefined;
	settings?: Readonly<Record<string, unknown>>;
	linkType?: "Asset";
	items?: {
		type: string;
		validations: readonly Validation[];
		linkType?: "Entry";
	};
};

export function contentTypeDefinitions() {
	return [...contentTypes.map(definitionOf), listDefinition, fileDefinition];
}

function definitionOf(kind: ContentType) {
	const ownFields = [
		...(kind.titleOf
			? [
					defineField("entryName", "Name in lists", {
						hint: "Helps to find the entry; the site does not show it.",
					}),
				]
			: []),
		...(kind.key
			? [
					defineField(
						kind.key,
						kind.key === "slug" ? "End of the address" : "Short name",
						{
							isRequired: true,
							validations: [{ unique: true }, regexp("^[a-z][a-z0-9-]*$")],
							hint: "Lower case letters, digits and hyphens; other files and links name it.",
						},
					),
				]
			: []),
	];
	const body =
		kind === articleType
			? [
					defineField("body", "Text", {
						type: "Text",
						widgetId: "markdown",
						hint: "Headings with ## and ###, lists, quotations, links, bold and italics.",
					}),
				]
			: [];
	const all = [...ownFields, ...columnsOf(kind).map(fieldOfColumn), ...body];
	const titles = ["entryName", "name", "title"];
	return {
		id: kind.id,
		name: kind.name,
		description: kind.part.field.hint ?? "",
		displayField:
			titles.find((id) => all.some(({ definition }) => definition.id === id)) ??
			"",
		fields: all,
	};
}

function defineField(
	id: string,
	name: string,
	{
		type = "Symbol",
		isRequired = false,
		validations = [],
		widgetId = "singleLine",
		hint,
		settings = {},
		...links
	}: FieldSpec,
) {
	return {
		definition: {
			id,
			name,
			type,
			required: isRequired,
			localized: false,
			disabled: false,
			omitted: false,
			validations,
			...links,
		},
		control: {
			fieldId: id,
			widgetNamespace: "builtin",
			widgetId,
			settings: { ...settings, helpText: hint },
		},
	};
}

function fieldOfColumn({ id, label, part, isRequired, shape }: Column) {
	const { field, json } = part;
	const define = (type: string, widgetId: string, more: FieldSpec = {}) =>
		defineField(id, label, {
			hint: field.hint,
			isRequired,
			type,
			widgetId,
			...more,
		});
	const limits = limitsOf(json);
	switch (shape) {
		case "asset":
			return define("Link", "assetLinkEditor", {
				linkType: "Asset",
				validations: [{ linkMimetypeGroup: ["image"] }],
			});
		case "boolean":
			return define("Boolean", "boolean", { isRequired: false });
		case "coaches":
			return define("Array", "entryLinksEditor", {
				items: {
					type: "Link",
					linkType: "Entry",
					validations: [{ linkContentType: ["coach"] }],
				},
			});
		case "date":
		case "printedDate":
			return define("Date", "datePicker", { settings: { format: "dateonly" } });
		case "figureOrWord":
			return define("Symbol", "singleLine");
		case "integer":
		case "number":
			return define(
				shape === "integer" ? "Integer" : "Number",
				"numberEditor",
				{
					validations: limits,
				},
			);
		case "json":
			return define("Object", "objectEditor");
		case "pair":
			return define("Symbol", "singleLine", {
				hint: "Percent from the left and from the top: 50, 60.",
				validations: [regexp("^\\d+(\\.\\d+)?, \\d+(\\.\\d+)?$")],
			});
		case "paragraphs":
			return define("Text", "multipleLine", {
				hint: `${field.hint ?? ""} An empty line between two paragraphs.`.trim(),
			});
		case "symbols": {
			const inner = limitsOf(Object(json.items));
			const isChoice = inner.some((limit) => "in" in limit);
			return define("Array", isChoice ? "checkbox" : "tagEditor", {
				items: { type: "Symbol", validations: inner },
			});
		}
		case "text":
			return define("Text", "multipleLine", { validations: limits });
		default: {
			const rules =
				field.kind === "time"
					? [regexp("^(1[0-2]|[1-9]):[0-5]\\d (AM|PM)$")]
					: limits;
			const isChoice = rules.some((limit) => "in" in limit);
			return define("Symbol", isChoice ? "dropdown" : "singleLine", {
				validations: rules,
			});
		}
	}
}

/** Returns the validations that Contentful supports. `npm run content:pull` checks the others. */
function limitsOf(json: Column["part"]["json"]): Validation[] {
	const { enum: allowed, pattern, maxLength, minimum, type } = json;
	const isFigure = type === "integer" || type === "number";
	const min = minimum ?? (json.exclusiveMinimum === 0 ? 1 : undefined);
	// If a Zod schema has no maximum, its JSON Schema has the largest safe integer as maximum.
	const max =
		Number(json.maximum) < Number.MAX_SAFE_INTEGER ? json.maximum : undefined;
	return [
		...(allowed ? [{ in: allowed }] : []),
		...(pattern ? [regexp(pattern)] : []),
		...(maxLength ? [{ size: { max: maxLength } }] : []),
		...(isFigure && (min ?? max) !== undefined
			? [{ range: { min: min, max: max } }]
			: []),
	];
}

function regexp(pattern: string): Validation {
	return { regexp: { pattern, flags: null } };
}

const listDefinition = {
	id: listTypeId,
	name: "List",
	description: "What the site shows, in this order.",
	displayField: "title",
	fields: [
		defineField("title", "Title", { isRequired: true }),
		defineField("entries", "Entries", {
			type: "Array",
			widgetId: "entryLinksEditor",
			hint: "The site omits entries that are not in the list. Drag an entry to another place.",
			items: { type: "Link", linkType: "Entry", validations: [] },
		}),
		defineField("file", "File", {
			isRequired: true,
			hint: "Leave it as it is.",
		}),
		defineField("field", "Field of the file", { hint: "Leave it as it is." }),
	],
};

const fileDefinition = {
	id: fileTypeId,
	name: "File",
	description: `A whole file of the content, with the notes for its writers. If part of the file also has an entry of its own, that entry overrides the text.`,
	displayField: "path",
	fields: [
		defineField("path", "Path", {
			isRequired: true,
			validations: [{ unique: true }],
			hint: `Leave it as it is. Articles are in ${folders.articles.path}/.`,
		}),
		defineField("text", "Text", {
			type: "Text",
			widgetId: "multipleLine",
			isRequired: true,
			hint: `Memberships, punch cards, coaches, testimonials, classes, hours, closures, galleries, the gym and the policies have entries of their own: change them there. At most ${maxLength.text} characters.`,
		}),
	],
};
