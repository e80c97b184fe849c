import { folders } from "#model/files.ts";
import { type Column, columnsOf, most } from "./columns.ts";
import { articleKind, fileType, type Kind, kinds, listType } from "./kinds.ts";

type Validation = Readonly<Record<string, unknown>>;

type Look = {
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

/** The content types of a space, with names, hints and limits of the schemas. */
export function contentTypes() {
	return [...kinds.map(typeOf), listDefinition, fileDefinition];
}

function typeOf(kind: Kind) {
	const own = [
		...(kind.called
			? [
					drawn("entryName", "Name in lists", {
						hint: "Helps to find the entry; the site does not show it.",
					}),
				]
			: []),
		...(kind.key
			? [
					drawn(
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
		kind === articleKind
			? [
					drawn("body", "Text", {
						type: "Text",
						widgetId: "markdown",
						hint: "Headings with ## and ###, lists, quotations, links, bold and italics.",
					}),
				]
			: [];
	const all = [...own, ...columnsOf(kind).map(drawnColumn), ...body];
	const titles = ["entryName", "name", "title"];
	return {
		id: kind.id,
		name: kind.name,
		description: kind.part.field.hint ?? "",
		displayField:
			titles.find((id) => all.some(({ definition }) => definition.id === id)) ??
			"",
		drawn: all,
	};
}

function drawn(
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
	}: Look,
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

function drawnColumn({ id, label, part, isRequired, shape }: Column) {
	const { field, json } = part;
	const look = (type: string, widgetId: string, more: Look = {}) =>
		drawn(id, label, { hint: field.hint, isRequired, type, widgetId, ...more });
	const limits = limitsOf(json);
	switch (shape) {
		case "asset":
			return look("Link", "assetLinkEditor", {
				linkType: "Asset",
				validations: [{ linkMimetypeGroup: ["image"] }],
			});
		case "boolean":
			return look("Boolean", "boolean", { isRequired: false });
		case "coaches":
			return look("Array", "entryLinksEditor", {
				items: {
					type: "Link",
					linkType: "Entry",
					validations: [{ linkContentType: ["coach"] }],
				},
			});
		case "date":
		case "printedDate":
			return look("Date", "datePicker", { settings: { format: "dateonly" } });
		case "figureOrWord":
			return look("Symbol", "singleLine");
		case "integer":
		case "number":
			return look(shape === "integer" ? "Integer" : "Number", "numberEditor", {
				validations: limits,
			});
		case "json":
			return look("Object", "objectEditor");
		case "pair":
			return look("Symbol", "singleLine", {
				hint: "Percent from the left and from the top: 50, 60.",
				validations: [regexp("^\\d+(\\.\\d+)?, \\d+(\\.\\d+)?$")],
			});
		case "paragraphs":
			return look("Text", "multipleLine", {
				hint: `${field.hint ?? ""} An empty line between two paragraphs.`.trim(),
			});
		case "symbols": {
			const inner = limitsOf(Object(json.items));
			const isChoice = inner.some((limit) => "in" in limit);
			return look("Array", isChoice ? "checkbox" : "tagEditor", {
				items: { type: "Symbol", validations: inner },
			});
		}
		case "text":
			return look("Text", "multipleLine", { validations: limits });
		default: {
			const rules =
				field.kind === "time"
					? [regexp("^(1[0-2]|[1-9]):[0-5]\\d (AM|PM)$")]
					: limits;
			const isChoice = rules.some((limit) => "in" in limit);
			return look("Symbol", isChoice ? "dropdown" : "singleLine", {
				validations: rules,
			});
		}
	}
}

/** Validations that Contentful supports; pulling checks the rest. */
function limitsOf(json: Column["part"]["json"]): Validation[] {
	const { enum: allowed, pattern, maxLength, minimum, type } = json;
	const isFigure = type === "integer" || type === "number";
	const least = minimum ?? (json.exclusiveMinimum === 0 ? 1 : undefined);
	// Zod writes the largest safe integer for a missing maximum.
	const largest =
		Number(json.maximum) < Number.MAX_SAFE_INTEGER ? json.maximum : undefined;
	return [
		...(allowed ? [{ in: allowed }] : []),
		...(pattern ? [regexp(pattern)] : []),
		...(maxLength ? [{ size: { max: maxLength } }] : []),
		...(isFigure && (least ?? largest) !== undefined
			? [{ range: { min: least, max: largest } }]
			: []),
	];
}

function regexp(pattern: string): Validation {
	return { regexp: { pattern, flags: null } };
}

const listDefinition = {
	id: listType,
	name: "List",
	description: "What stands on the site, in this order.",
	displayField: "title",
	drawn: [
		drawn("title", "Title", { isRequired: true }),
		drawn("entries", "Entries", {
			type: "Array",
			widgetId: "entryLinksEditor",
			hint: "What is not in the list does not stand on the site. Drag an entry to another place.",
			items: { type: "Link", linkType: "Entry", validations: [] },
		}),
		drawn("file", "File", { isRequired: true, hint: "Leave it as it is." }),
		drawn("field", "Field of the file", { hint: "Leave it as it is." }),
	],
};

const fileDefinition = {
	id: fileType,
	name: "File",
	description: `A whole file of the content, with the notes for its writers. What has an entry of its own is taken from that entry, whatever the text says.`,
	displayField: "path",
	drawn: [
		drawn("path", "Path", {
			isRequired: true,
			validations: [{ unique: true }],
			hint: `Leave it as it is. Articles are in ${folders.articles.path}/.`,
		}),
		drawn("text", "Text", {
			type: "Text",
			widgetId: "multipleLine",
			isRequired: true,
			hint: `Memberships, punch cards, coaches, testimonials, classes, hours, closures, galleries, the gym and the policies have entries of their own: change them there. At most ${most.text} characters.`,
		}),
	],
};
