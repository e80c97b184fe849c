import { type ZodType, z } from "zod";
import { type Field, formOf } from "#model/edit/form.ts";
import { files, folders, requiredFiles } from "#model/files.ts";

type Json = z.core.JSONSchema.BaseSchema;
export type Part = { field: Field; json: Json };

type Value = Readonly<Record<string, unknown>>;

/** A content type. `part` contains the form and the JSON Schema of its fields. */
export type ContentType = {
	id: string;
	name: string;
	part: Part;
	/**
	 * Fields that may exceed 256 characters, Contentful's limit for short texts. If such a field is a
	 * list, it is stored as one long text with a paragraph per item.
	 */
	long?: readonly string[];
	/** The field whose value becomes the entry's key or file name. */
	key?: "shortName" | "slug";
	/** Makes the title in Contentful's lists, for entries without a field that could be the title. */
	titleOf?: (value: Value) => string;
};

type Collection = {
	kind: ContentType;
	file: string;
	path: readonly string[];
	isRecord: boolean;
};

export const fileTypeId = "contentFile";
export const listTypeId = "list";

function partOf(schema: ZodType): Part {
	const json = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
	return { field: formOf(schema), json: json as Json };
}

export function childPart(
	{ field, json }: Part,
	name: string,
): Part | undefined {
	if (field.kind !== "group") return undefined;
	const inner = field.fields[name];
	return inner && { field: inner, json: json.properties?.[name] as Json };
}

function partAt(schema: ZodType, path: readonly string[]) {
	return path.reduce<Part | undefined>(
		(part, name) => part && childPart(part, name),
		partOf(schema),
	);
}

const { coaches, testimonials, pricing, schedule, site, policies } = files;

const days = (value: Value) =>
	`${[value.days].flat().join(", ")} ${value.opens ?? value.start}`;

export const singletons: readonly Pick<Collection, "file" | "kind">[] = [
	{
		file: site.path,
		kind: { id: "gym", name: "Gym", part: partOf(site.schema) },
	},
	{
		file: policies.path,
		kind: {
			id: "policies",
			name: "Policies",
			part: partOf(policies.schema),
			long: ["openGymIncluded", "twoSessions"],
			titleOf: () => "Policies",
		},
	},
];

export const articleType: ContentType = {
	id: "article",
	name: "Article",
	part: partOf(folders.articles.schema),
	key: "slug",
};

export const coachTypeId = "coach";

const hours = { id: "openingHours", name: "Hours", titleOf: days };
const noteAndDate = ({ note, from }: Value) => `${note}, ${from}`;

export const collections: readonly Collection[] = [
	collectionAt(coaches, [], {
		id: coachTypeId,
		name: "Coach",
		long: ["description", "bio", "fullBio"],
		key: "shortName",
	}),
	collectionAt(testimonials, ["people"], {
		id: "testimonial",
		name: "Testimonial",
		long: ["quote"],
		key: "shortName",
	}),
	collectionAt(pricing, ["memberships"], {
		id: "membership",
		name: "Membership",
	}),
	collectionAt(pricing, ["punchCards"], {
		id: "punchCard",
		name: "Punch card",
		titleOf: ({ sessions }) => `Punch card, ${sessions}`,
	}),
	collectionAt(schedule, ["openingHours"], hours),
	collectionAt(schedule, ["openGym"], hours),
	collectionAt(schedule, ["prolabs"], hours),
	collectionAt(schedule, ["classes"], {
		id: "class",
		name: "Class",
		titleOf: (value) => `${value.name}, ${days(value)}`,
	}),
	collectionAt(schedule, ["closures"], {
		id: "closure",
		name: "Closure",
		titleOf: noteAndDate,
	}),
	collectionAt(schedule, ["specialHours"], {
		id: "specialHours",
		name: "Special hours",
		titleOf: noteAndDate,
	}),
	...requiredFiles
		.filter(({ schema }) => partAt(schema, ["gallery", "images"]))
		.map((file) =>
			collectionAt(file, ["gallery", "images"], {
				id: "galleryPicture",
				name: "Gallery picture",
				titleOf: (value) =>
					String(
						Reflect.get(Object(value.photo), "alt") ?? value.alt ?? "Picture",
					),
			}),
		),
];

/** All content types. Removes duplicates, because lists in different files may share a type. */
export const contentTypes: readonly ContentType[] = [
	...singletons,
	{ kind: articleType },
	...collections,
]
	.map(({ kind }) => kind)
	.filter(
		({ id }, index, all) => all.findIndex((kind) => kind.id === id) === index,
	);

function collectionAt(
	{ path: file, schema }: { path: string; schema: ZodType },
	path: readonly string[],
	kind: Omit<ContentType, "part">,
): Collection {
	const list = partAt(schema, path);
	if (list?.field.kind !== "list" && list?.field.kind !== "record")
		throw new Error(`There are no entries at ${path.join(".")} of ${file}`);
	const { items, additionalProperties } = list.json;
	const json = (items ?? additionalProperties) as Json;
	return {
		kind: { ...kind, part: { field: list.field.entry, json } },
		file,
		path,
		isRecord: list.field.kind === "record",
	};
}
