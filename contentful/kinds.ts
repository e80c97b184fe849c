import { type ZodType, z } from "zod";
import { type Field, formOf } from "#model/edit/form.ts";
import { files, folders, requiredFiles } from "#model/files.ts";

type Json = z.core.JSONSchema.BaseSchema;
/** A part of a schema: how people are asked for it, and what it may be. */
export type Part = { field: Field; json: Json };

type Value = Readonly<Record<string, unknown>>;

/** What has entries of its own in a space; its name is the id of the content type. */
export type Kind = {
	id: string;
	name: string;
	part: Part;
	/** Fields that may be longer than the 256 characters of a short text; a list of such has a paragraph for each. */
	long?: readonly string[];
	/** The name of an entry's field or file, which stands beside its value. */
	key?: "shortName" | "slug";
	/** What an entry is called in lists of the web app, where it has no name or title. */
	called?: (value: Value) => string;
};

/** A list or record of a content file, whose entries are entries of a space. */
type Place = {
	kind: Kind;
	file: string;
	path: readonly string[];
	isRecord: boolean;
};

/** Entries by an id of the service: the text of a file, and the order of a list. */
export const fileType = "contentFile";
export const listType = "list";

function partOf(schema: ZodType): Part {
	const json = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
	return { field: formOf(schema), json: json as Json };
}

/** The part below a field's name; undefined where there is none. */
export function inside({ field, json }: Part, name: string): Part | undefined {
	if (field.kind !== "group") return undefined;
	const inner = field.fields[name];
	return inner && { field: inner, json: json.properties?.[name] as Json };
}

function partAt(schema: ZodType, path: readonly string[]) {
	return path.reduce<Part | undefined>(
		(part, name) => part && inside(part, name),
		partOf(schema),
	);
}

const { coaches, testimonials, pricing, schedule, site, policies } = files;

const days = (value: Value) =>
	`${[value.days].flat().join(", ")} ${value.opens ?? value.start}`;

/** The gym, and its policies: one entry each, a file each. */
export const singles: readonly Pick<Place, "file" | "kind">[] = [
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
			called: () => "Policies",
		},
	},
];

export const articleKind: Kind = {
	id: "article",
	name: "Article",
	part: partOf(folders.articles.schema),
	key: "slug",
};

/** The type of the entries that other entries link to: classes name their coaches. */
export const coachType = "coach";

const hours = { id: "openingHours", name: "Hours", called: days };
const calledByDay = ({ note, from }: Value) => `${note}, ${from}`;

export const places: readonly Place[] = [
	placeAt(coaches, [], {
		id: coachType,
		name: "Coach",
		long: ["description", "bio", "fullBio"],
		key: "shortName",
	}),
	placeAt(testimonials, ["people"], {
		id: "testimonial",
		name: "Testimonial",
		long: ["quote"],
		key: "shortName",
	}),
	placeAt(pricing, ["memberships"], { id: "membership", name: "Membership" }),
	placeAt(pricing, ["punchCards"], {
		id: "punchCard",
		name: "Punch card",
		called: ({ sessions }) => `Punch card, ${sessions}`,
	}),
	placeAt(schedule, ["openingHours"], hours),
	placeAt(schedule, ["openGym"], hours),
	placeAt(schedule, ["prolabs"], hours),
	placeAt(schedule, ["classes"], {
		id: "class",
		name: "Class",
		called: (value) => `${value.name}, ${days(value)}`,
	}),
	placeAt(schedule, ["closures"], {
		id: "closure",
		name: "Closure",
		called: calledByDay,
	}),
	placeAt(schedule, ["specialHours"], {
		id: "specialHours",
		name: "Special hours",
		called: calledByDay,
	}),
	// The files whose schema has a gallery at the place where all of them have it.
	...requiredFiles
		.filter(({ schema }) => partAt(schema, ["gallery", "images"]))
		.map((file) =>
			placeAt(file, ["gallery", "images"], {
				id: "galleryPicture",
				name: "Gallery picture",
				called: (value) =>
					String(
						Reflect.get(Object(value.photo), "alt") ?? value.alt ?? "Picture",
					),
			}),
		),
];

/** Each once: lists of several files may have entries of one kind. */
export const kinds: readonly Kind[] = [
	...singles,
	{ kind: articleKind },
	...places,
]
	.map(({ kind }) => kind)
	.filter(
		({ id }, index, all) => all.findIndex((kind) => kind.id === id) === index,
	);

function placeAt(
	{ path: file, schema }: { path: string; schema: ZodType },
	path: readonly string[],
	kind: Omit<Kind, "part">,
): Place {
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
