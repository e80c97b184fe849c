import {
	change,
	type FieldOrder,
	type Path,
	readValue,
} from "#model/edit/change.ts";
import { titleOf } from "#model/edit/differences.ts";
import { orderOf } from "#model/edit/field-at.ts";
import { type Field, formOf } from "#model/edit/form.ts";
import { entryOf, folders } from "#model/files.ts";
import { slugIn } from "#model/registry.ts";
import type { ContentProblem } from "#model/text/content-error.ts";
import { parseContentFile, problemAt } from "#model/text/content-file.ts";
import { formatPath } from "#model/text/path.ts";
import { textsOf } from "#model/text/texts-of.ts";
import {
	type Column,
	columnsOf,
	linkedId,
	toFile,
	tooLong,
} from "./columns.ts";
import { isObject } from "./is-object.ts";
import {
	articleKind,
	coachType,
	collections,
	fileType,
	type Kind,
	kinds,
	listType,
	singletons,
} from "./kinds.ts";
import { operationsFor } from "./operations.ts";
import { isRichText, markdownOf } from "./rich-text.ts";
import {
	type Asset,
	type Entry,
	pictureName,
	type Source,
	type Space,
	sourceOfAsset,
} from "./space.ts";

type Origin = { file: string; path: Path; source: Source };
type Collection = { file: string; path: readonly PropertyKey[] };
type Mismatch = { expected: string; found: string };
export type SpaceProblem = ContentProblem & {
	source: Source | undefined;
	/** The linked asset, if the problem is in it. */
	asset?: Source | undefined;
};

export type PictureUse = {
	/** True if an entry links to the asset; false if a text names its file. */
	isLinked: boolean;
	problem: (mismatch: Mismatch) => SpaceProblem;
};

export type FileSet = {
	/** Keyed by path in the content folder. */
	texts: ReadonlyMap<string, string>;
	/** Articles that the space no longer has. */
	removed: readonly string[];
	unlisted: readonly Source[];
	problems: readonly SpaceProblem[];
	/** Returns the entry that contains a field of a file. */
	sourceOf: (
		problem: Pick<ContentProblem, "file" | "field">,
	) => Source | undefined;
	useOf: (asset: Asset) => PictureUse | undefined;
};

type Target = { value: unknown; body: string };

/**
 * Converts a space to the texts of a content folder. Edits existing texts, so that comments and
 * unchanged lines stay.
 */
export function filesOfSpace(
	space: Space,
	folder: ReadonlyMap<string, string>,
): FileSet {
	return new FileBuilder(space, folder).build();
}

class FileBuilder {
	readonly #space: Space;
	readonly #folder: ReadonlyMap<string, string>;
	readonly #targets = new Map<string, Target>();
	readonly #written = new Map<string, string>();
	readonly #origins: Origin[] = [];
	readonly #mistakes: (Origin & Mismatch)[] = [];
	readonly #linked = new Map<string, Origin>();
	readonly #listed = new Set<string>();

	constructor(space: Space, folder: ReadonlyMap<string, string>) {
		this.#space = space;
		this.#folder = folder;
	}

	build(): FileSet {
		for (const entry of this.#entries(fileType)) this.#file(entry);
		for (const { kind, file } of singletons) this.#singleton(kind, file);
		for (const entry of this.#entries(listType)) this.#list(entry);
		const removed = [...this.#articles(), ...this.#leftOver()];
		const texts = new Map(this.#folder);
		for (const path of removed) texts.delete(path);
		for (const [path, text] of this.#written) texts.set(path, text);
		for (const [path, target] of this.#targets)
			texts.set(path, this.#text(path, target));
		const problemAtOrigin = (
			{ file, path, source }: Collection & { source?: Source },
			{ expected, found }: Mismatch,
		): SpaceProblem => {
			const read = parseContentFile(`content/${file}`, texts.get(file) ?? "");
			const problem = problemAt(read, path, expected, found);
			return { ...problem, source: source ?? sourceOf(this.#origins, problem) };
		};
		const named = placesOfTexts(texts);
		return {
			texts,
			removed,
			unlisted: this.#unlisted(),
			problems: this.#mistakes.map((mistake) =>
				problemAtOrigin(mistake, mistake),
			),
			sourceOf: (problem) => sourceOf(this.#origins, problem),
			useOf: (asset) => {
				const linked = this.#linked.get(asset.id);
				const place = linked ?? named.get(pictureName(asset));
				return (
					place && {
						isLinked: linked !== undefined,
						problem: (mismatch) => ({
							...problemAtOrigin(place, mismatch),
							asset: sourceOfAsset(asset),
						}),
					}
				);
			},
		};
	}

	#entries(type: string): Entry[] {
		return [...this.#space.entries.values()].filter(
			(entry) => entry.type === type,
		);
	}

	#mistake(entry: Entry, file: string, path: Path, mismatch: Mismatch) {
		this.#mistakes.push({ file, path, source: sourceFor(entry), ...mismatch });
	}

	#missing(entry: Entry, file: string, path: Path, what: string, id: string) {
		this.#mistake(entry, file, path, {
			expected: what,
			found: `a link to one that is not published, or was deleted (${id})`,
		});
	}

	#file(entry: Entry) {
		const { path, text } = entry.fields;
		if (typeof path !== "string")
			return this.#mistake(entry, String(path), [], {
				expected: "the path of a file that the site reads",
				found: "none",
			});
		if (typeof text !== "string" || this.#written.has(path))
			return this.#mistake(entry, path, [], {
				expected: "one entry with the text of this file",
				found: typeof text === "string" ? "two" : "one without a text",
			});
		this.#origins.push({ file: path, path: [], source: sourceFor(entry) });
		this.#written.set(path, text);
		// The content check reports invalid YAML.
		const target = readValue(text);
		if (target) this.#targets.set(path, target);
	}

	#target(path: string): Target {
		const target = this.#targets.get(path) ??
			readValue(this.#folder.get(path) ?? "") ?? {
				value: {},
				body: "",
			};
		this.#targets.set(path, target);
		return target;
	}

	#singleton(kind: Kind, file: string) {
		const [entry, second] = this.#entries(kind.id);
		if (!entry) return;
		if (second)
			this.#mistake(second, file, [], {
				expected: `one entry of the kind ${kind.name}`,
				found: "two",
			});
		this.#target(file).value = this.#valueOf(kind, entry, file, []);
	}

	#articles(): string[] {
		const isHere = (path: string) =>
			slugIn(folders.articles, path) !== undefined;
		if (!this.#space.types.has(articleKind.id)) return [];
		const written = new Set<string>();
		for (const entry of this.#entries(articleKind.id)) {
			const slug = String(entry.fields.slug);
			const path = `${folders.articles.path}/${slug}.md`;
			if (written.has(path)) {
				this.#mistake(entry, path, [], {
					expected: "an address of its own",
					found: "that of another article",
				});
				continue;
			}
			written.add(path);
			const target = this.#target(path);
			target.value = this.#valueOf(articleKind, entry, path, []);
			target.body = this.#body(entry, path);
		}
		const gone = [...this.#folder.keys(), ...this.#targets.keys()].filter(
			(path) => isHere(path) && !written.has(path),
		);
		for (const path of gone) {
			this.#targets.delete(path);
			this.#written.delete(path);
		}
		return gone;
	}

	/** Returns optional files, such as landing pages, that the space no longer has. */
	#leftOver(): string[] {
		if (!this.#space.types.has(fileType)) return [];
		const optional = Object.values(folders).filter(
			(folder) => folder !== folders.articles,
		);
		return [...this.#folder.keys()].filter(
			(path) =>
				!this.#written.has(path) &&
				optional.some((folder) => slugIn(folder, path) !== undefined),
		);
	}

	#body(entry: Entry, path: string): string {
		const shape = "text";
		const text = this.#textOf(entry, entry.fields.body, path, [], { shape });
		return typeof text === "string" ? text.trim() : "";
	}

	#list(list: Entry) {
		const { file, field = "", entries = [] } = list.fields;
		const place = collections.find(
			(place) => place.file === file && place.path.join(".") === field,
		);
		if (!place)
			return this.#mistake(list, String(file), [], {
				expected: "a file and a field that hold a list",
				found: `“${field}”`,
			});
		const { kind, isRecord, path } = place;
		this.#origins.push({ file: place.file, path, source: sourceFor(list) });
		const found = [entries].flat().flatMap((link) => {
			const id = linkedId(link) ?? "";
			this.#listed.add(id);
			const entry = this.#space.entries.get(id);
			if (entry?.type === kind.id) return [entry];
			const what = `a published ${kind.name.toLowerCase()}`;
			if (!entry) this.#missing(list, place.file, path, what, id);
			else
				this.#mistake(list, place.file, path, {
					expected: what,
					found: `an entry of another kind (${id})`,
				});
			return [];
		});
		const rows = found.map((entry, index) => {
			const key = isRecord ? String(entry.fields.shortName ?? "") : index;
			const isTwice = found
				.slice(0, index)
				.some(({ fields }) => fields.shortName === key);
			if (isRecord && (!key || isTwice))
				this.#mistake(entry, place.file, path, {
					expected: "a short name of its own",
					found: key ? `“${key}” twice` : "none",
				});
			const there = [...path, key];
			return [key, this.#valueOf(kind, entry, place.file, there)] as const;
		});
		const value = isRecord
			? Object.fromEntries(rows)
			: rows.map(([, row]) => row);
		const target = this.#target(place.file);
		target.value = withValue(target.value, path, value);
	}

	#unlisted(): Source[] {
		if (this.#entries(listType).length === 0) return [];
		const ofLists = new Set(collections.map(({ kind }) => kind.id));
		return [...this.#space.entries.values()]
			.filter(({ id, type }) => ofLists.has(type) && !this.#listed.has(id))
			.map(sourceFor);
	}

	#valueOf(kind: Kind, entry: Entry, file: string, path: Path): unknown {
		this.#origins.push({ file, path, source: sourceFor(entry) });
		let value: unknown = {};
		for (const column of columnsOf(kind)) {
			const there = [...path, ...column.path];
			const written = entry.fields[column.id];
			const found = this.#fieldOf(column, entry, written, file, there);
			const isLeftOut =
				found === undefined ||
				found === null ||
				found === "" ||
				(found === false && column.part.field.kind === "fixed");
			if (!isLeftOut) value = withValue(value, column.path, found);
			if (column.shape === "asset")
				value = this.#described(value, column, linkedId(written), entry);
		}
		return value;
	}

	#fieldOf(
		column: Column,
		entry: Entry,
		written: unknown,
		file: string,
		path: Path,
	): unknown {
		if (written === undefined || written === null) return undefined;
		if (column.shape === "asset") {
			const id = linkedId(written) ?? "";
			const asset = this.#space.assets.get(id);
			if (asset) {
				if (!this.#linked.has(id))
					this.#linked.set(id, { file, path, source: sourceFor(entry) });
				return pictureName(asset);
			}
			return this.#missing(entry, file, path, "a published picture", id);
		}
		if (column.shape === "coaches")
			return [written].flat().flatMap((link) => {
				const id = linkedId(link) ?? "";
				const coach = this.#space.entries.get(id);
				if (coach?.type === coachType) return [coach.fields.shortName];
				this.#missing(entry, file, path, "a published coach", id);
				return [];
			});
		return toFile(column, this.#textOf(entry, written, file, path, column));
	}

	#textOf(
		entry: Entry,
		written: unknown,
		file: string,
		path: Path,
		column: Pick<Column, "shape">,
	): unknown {
		const mistake = (expected: string, found: string) =>
			this.#mistake(entry, file, path, { expected, found });
		const text = isRichText(written)
			? markdownOf(written, (found) =>
					mistake(
						"headings, paragraphs, lists, quotations, links, bold or italics",
						found,
					),
				)
			: written;
		const limit = tooLong(column, text);
		if (limit) mistake(limit, `${String(text).length}`);
		return text;
	}

	/** An empty description falls back to the asset's description. */
	#described(
		value: unknown,
		{ path }: Column,
		assetId: string | undefined,
		{ fields }: Entry,
	): unknown {
		const beside = (name: string) => [...path.slice(0, -1), name];
		const isDescribed = ["alt", "decorative"].some(
			(name) => fields[beside(name).join("_")],
		);
		const text = this.#space.assets.get(assetId ?? "")?.description;
		if (path.at(-1) !== "file" || isDescribed || !text) return value;
		return withValue(value, beside("alt"), text);
	}

	#text(path: string, { value, body }: Target): string {
		const text =
			this.#folder.get(path) ??
			this.#written.get(path) ??
			(path.endsWith(".md") ? newArticle : "");
		const before = readValue(text);
		if (!before) return this.#written.get(path) ?? text;
		const order = orderFor(path, value);
		const changed = operationsFor(before.value, value, order).reduce(
			(text, operation) => change(text, operation, order),
			text,
		);
		return before.body.trim() === body.trim()
			? changed
			: change(changed, { kind: "body", text: body });
	}
}

/** Maps each text to its first place. */
function placesOfTexts(
	texts: ReadonlyMap<string, string>,
): Map<string, Collection> {
	const collections = [...texts].flatMap(([file, text]) =>
		textsOf(readValue(text)?.value).map(
			({ text: value, path }) => [value, { file, path }] as const,
		),
	);
	return new Map(collections.toReversed());
}

/**
 * A new article starts with this text, so that its list has this style; the values are replaced.
 */
const newArticle = "---\nkeywords: [a]\n---\n\nText\n";

const forms = new Map<string, Field>();

function orderFor(path: string, value: unknown): FieldOrder {
	const { schema } = entryOf(path) ?? folders.articles;
	const form = forms.get(path) ?? formOf(schema);
	forms.set(path, form);
	return orderOf(form, value);
}

function withValue(whole: unknown, path: Path, value: unknown): unknown {
	const [name, ...rest] = path;
	if (name === undefined) return value;
	const fields = isObject(whole) ? whole : {};
	return { ...fields, [name]: withValue(fields[name], rest, value) };
}

function sourceOf(
	origins: readonly Origin[],
	{ file, field = "" }: Pick<ContentProblem, "file" | "field">,
): Source | undefined {
	return origins
		.filter((origin) => {
			const place = formatPath(origin.path);
			const rest = field.slice(place.length);
			return (
				`content/${origin.file}` === file &&
				field.startsWith(place) &&
				(place === "" || /^([.[]|$)/.test(rest))
			);
		})
		.toSorted((a, b) => b.path.length - a.path.length)[0]?.source;
}

function sourceFor(entry: Entry): Source {
	const kind = kinds.find(({ id }) => id === entry.type);
	const { entryName, path } = entry.fields;
	const name = entryName ?? path ?? titleOf(entry.fields);
	return {
		what: "entries",
		id: entry.id,
		name: `${kind?.name ?? (entry.type === listType ? "List" : "File")} “${name}”`,
	};
}
