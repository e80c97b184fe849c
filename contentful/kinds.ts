import { type ZodType, z } from "zod";
import { type Field, formOf } from "#model/edit/form.ts";
import { files, requiredFiles } from "#model/files.ts";

type Json = z.core.JSONSchema.BaseSchema;
/** A part of a schema: how people are asked for it, and what it may be. */
export type Part = { field: Field; json: Json };

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
	called?: (value: Readonly<Record<string, unknown>>) => string;
};

/** A list or record of a content file, whose entries are entries of a space. */
export type Place = {
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

/** The part below a field's name, or of the entries of a list or record. */
export function inside({ field, json }: Part, name: string): Part | undefined {
	if (field.kind !== "group") return undefined;
	const inner = field.fields[name];
	return inner && { field: inner, json: json.properties?.[name] as Json };
}

function entryOf({ field, json }: Part): Part {
	if (field.kind !== "list" && field.kind !== "record")
		throw new Error(`${field.label} has no entries`);
	const entry = field.kind === "list" ? json.items : json.additionalProperties;
	return { field: field.entry, json: entry as Json };
}

function partAt(schema: ZodType, path: readonly string[]): Part {
	const found = path.reduce<Part | undefined>(
		(part, name) => part && inside(part, name),
		partOf(schema),
	);
	if (!found) throw new Error(`There is no ${path.join(".")}`);
	return found;
}

const { coaches, testimonials, pricing, schedule, site, policies, articles } =
	files;
const entryAt = (schema: ZodType, ...path: string[]) =>
	entryOf(partAt(schema, path));

const days = (value: Readonly<Record<string, unknown>>) =>
	`${[value.days].flat().join(", ")} ${value.opens ?? value.start}`;

/** The gym, and its policies: one entry each, a file each. */
export const singles = [
	{
		file: site.path,
		kind: { id: "gym", name: "Gym", part: partOf(site.schema) } as Kind,
	},
	{
		file: policies.path,
		kind: {
			id: "policies",
			name: "Policies",
			part: partOf(policies.schema),
			long: ["openGymIncluded", "twoSessions"],
			called: () => "Policies",
		} as Kind,
	},
];

export const articleKind: Kind = {
	id: "article",
	name: "Article",
	part: partOf(articles.schema),
	key: "slug",
};

const coach: Kind = {
	id: "coach",
	name: "Coach",
	part: entryAt(coaches.schema),
	long: ["description", "bio", "fullBio"],
	key: "shortName",
};
const testimonial: Kind = {
	id: "testimonial",
	name: "Testimonial",
	part: entryAt(testimonials.schema, "people"),
	long: ["quote"],
	key: "shortName",
};
const membership: Kind = {
	id: "membership",
	name: "Membership",
	part: entryAt(pricing.schema, "memberships"),
};
const punchCard: Kind = {
	id: "punchCard",
	name: "Punch card",
	part: entryAt(pricing.schema, "punchCards"),
	called: ({ sessions }) => `Punch card, ${sessions}`,
};
const gymClass: Kind = {
	id: "class",
	name: "Class",
	part: entryAt(schedule.schema, "classes"),
	called: (value) => `${value.name}, ${days(value)}`,
};
const hours: Kind = {
	id: "openingHours",
	name: "Hours",
	part: entryAt(schedule.schema, "openingHours"),
	called: days,
};
const closure: Kind = {
	id: "closure",
	name: "Closure",
	part: entryAt(schedule.schema, "closures"),
	called: ({ note, from }) => `${note}, ${from}`,
};

const specialHours: Kind = {
	id: "specialHours",
	name: "Special hours",
	part: entryAt(schedule.schema, "specialHours"),
	called: ({ note, from }) => `${note}, ${from}`,
};

/** The files whose schema has a gallery at the place where all of them have it. */
const galleries = requiredFiles.flatMap(({ path, schema }) => {
	const part = inside(partOf(schema), "gallery");
	const images = part && inside(part, "images");
	return images ? [{ file: path, images }] : [];
});
const [anyGallery] = galleries;
const galleryPicture: Kind | undefined = anyGallery && {
	id: "galleryPicture",
	name: "Gallery picture",
	part: entryOf(anyGallery.images),
	called: (value) =>
		String(Reflect.get(Object(value.photo), "alt") ?? value.alt ?? "Picture"),
};

const list = (
	kind: Kind,
	file: { path: string },
	...path: string[]
): Place => ({
	kind,
	file: file.path,
	path,
	isRecord: kind.key === "shortName",
});

export const places: readonly Place[] = [
	list(coach, coaches),
	list(testimonial, testimonials, "people"),
	list(membership, pricing, "memberships"),
	list(punchCard, pricing, "punchCards"),
	list(hours, schedule, "openingHours"),
	list(hours, schedule, "openGym"),
	list(hours, schedule, "prolabs"),
	list(gymClass, schedule, "classes"),
	list(closure, schedule, "closures"),
	list(specialHours, schedule, "specialHours"),
	...galleries.flatMap(({ file }) =>
		galleryPicture
			? [list(galleryPicture, { path: file }, "gallery", "images")]
			: [],
	),
];

export const kinds: readonly Kind[] = [
	...new Set([
		...singles.map(({ kind }) => kind),
		articleKind,
		...places.map(({ kind }) => kind),
	]),
];

/** The kind whose entries other entries link to: classes name their coaches. */
export const coachKind = coach;
