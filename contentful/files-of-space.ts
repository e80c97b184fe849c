import { slugIn } from "#model/content-file-types.ts";
import { readValue } from "#model/edit/change.ts";
import { folders } from "#model/files.ts";
import type { ContentProblem } from "#model/text/content-error.ts";
import { textsOf } from "#model/text/walk-values.ts";
import { linkedId } from "./columns.ts";
import {
	articleType,
	type ContentType,
	collections,
	fileTypeId,
	listTypeId,
	singletons,
} from "./content-type-list.ts";
import { EntryReader, withValue } from "./entry-reader.ts";
import {
	type Asset,
	type Entry,
	pictureName,
	type Source,
	type Space,
	sourceOfAsset,
} from "./space.ts";
import {
	type FieldLocation,
	type PictureReference,
	type SpaceProblem,
	SpaceProblems,
	sourceOfEntry,
} from "./space-problems.ts";
import { type FileValue, newText, updateText } from "./update-text.ts";

export type FileSet = {
	texts: ReadonlyMap<string, string>;
	/** Paths of articles and landing pages that the space no longer contains. */
	removed: readonly string[];
	unlisted: readonly Source[];
	problems: readonly SpaceProblem[];
	sourceOf: (
		problem: Pick<ContentProblem, "file" | "field">,
	) => Source | undefined;
	useOf: (asset: Asset) => PictureReference | undefined;
};

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
	readonly #targets = new Map<string, FileValue>();
	readonly #written = new Map<string, string>();
	readonly #problems = new SpaceProblems();
	readonly #reader: EntryReader;
	readonly #listed = new Set<string>();

	constructor(space: Space, folder: ReadonlyMap<string, string>) {
		this.#space = space;
		this.#folder = folder;
		this.#reader = new EntryReader(space, this.#problems);
	}

	build(): FileSet {
		for (const entry of this.#entries(fileTypeId)) this.#file(entry);
		for (const { kind, file } of singletons) this.#singleton(kind, file);
		for (const entry of this.#entries(listTypeId)) this.#list(entry);
		const removed = [...this.#articles(), ...this.#removedOptionalFiles()];
		const texts = new Map(this.#folder);
		for (const path of removed) texts.delete(path);
		for (const [path, text] of this.#written) texts.set(path, text);
		for (const [path, target] of this.#targets)
			texts.set(path, this.#text(path, target));
		const named = placesOfTexts(texts);
		return {
			texts,
			removed,
			unlisted: this.#unlisted(),
			problems: this.#problems.locatedIn(texts),
			sourceOf: (problem) => this.#problems.sourceOf(problem),
			useOf: (asset) => {
				const linked = this.#reader.linkedAssets.get(asset.id);
				const place = linked ?? named.get(pictureName(asset));
				return (
					place && {
						isLinked: linked !== undefined,
						problem: (mismatch) => ({
							...this.#problems.problemAt(texts, place, mismatch),
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

	#file(entry: Entry) {
		const { path, text } = entry.fields;
		if (typeof path !== "string")
			return this.#problems.report(entry, String(path), [], {
				expected: "the path of a file that the site reads",
				found: "none",
			});
		if (typeof text !== "string" || this.#written.has(path))
			return this.#problems.report(entry, path, [], {
				expected: "one entry with the text of this file",
				found: typeof text === "string" ? "two" : "one without a text",
			});
		this.#problems.addSource(entry, path, []);
		this.#written.set(path, text);
		// Skips invalid YAML, which the validation of the content reports.
		const target = readValue(text);
		if (target) this.#targets.set(path, target);
	}

	#target(path: string): FileValue {
		const target = this.#targets.get(path) ??
			readValue(this.#folder.get(path) ?? "") ?? {
				value: {},
				body: "",
			};
		this.#targets.set(path, target);
		return target;
	}

	#singleton(kind: ContentType, file: string) {
		const [entry, second] = this.#entries(kind.id);
		if (!entry) return;
		if (second)
			this.#problems.report(second, file, [], {
				expected: `one entry of the kind ${kind.name}`,
				found: "two",
			});
		this.#target(file).value = this.#reader.valueOf(kind, entry, file, []);
	}

	#articles(): string[] {
		const isArticle = (path: string) =>
			slugIn(folders.articles, path) !== undefined;
		if (!this.#space.types.has(articleType.id)) return [];
		const written = new Set<string>();
		for (const entry of this.#entries(articleType.id)) {
			const slug = String(entry.fields.slug);
			const path = `${folders.articles.path}/${slug}.md`;
			if (written.has(path)) {
				this.#problems.report(entry, path, [], {
					expected: "an address of its own",
					found: "that of another article",
				});
				continue;
			}
			written.add(path);
			const target = this.#target(path);
			target.value = this.#reader.valueOf(articleType, entry, path, []);
			target.body = this.#reader.bodyOf(entry, path);
		}
		const removed = [...this.#folder.keys(), ...this.#targets.keys()].filter(
			(path) => isArticle(path) && !written.has(path),
		);
		for (const path of removed) {
			this.#targets.delete(path);
			this.#written.delete(path);
		}
		return removed;
	}

	#removedOptionalFiles(): string[] {
		if (!this.#space.types.has(fileTypeId)) return [];
		const optional = Object.values(folders).filter(
			(folder) => folder !== folders.articles,
		);
		return [...this.#folder.keys()].filter(
			(path) =>
				!this.#written.has(path) &&
				optional.some((folder) => slugIn(folder, path) !== undefined),
		);
	}

	#list(list: Entry) {
		const { file, field = "", entries = [] } = list.fields;
		const place = collections.find(
			(place) => place.file === file && place.path.join(".") === field,
		);
		if (!place)
			return this.#problems.report(list, String(file), [], {
				expected: "a file and a field that hold a list",
				found: `“${field}”`,
			});
		const { kind, isRecord, path } = place;
		this.#problems.addSource(list, place.file, path);
		const found = [entries].flat().flatMap((link) => {
			const id = linkedId(link) ?? "";
			this.#listed.add(id);
			const entry = this.#space.entries.get(id);
			if (entry?.type === kind.id) return [entry];
			const what = `a published ${kind.name.toLowerCase()}`;
			if (!entry)
				this.#problems.reportMissing(list, place.file, path, what, id);
			else
				this.#problems.report(list, place.file, path, {
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
				this.#problems.report(entry, place.file, path, {
					expected: "a short name of its own",
					found: key ? `“${key}” twice` : "none",
				});
			const entryPath = [...path, key];
			return [
				key,
				this.#reader.valueOf(kind, entry, place.file, entryPath),
			] as const;
		});
		const value = isRecord
			? Object.fromEntries(rows)
			: rows.map(([, row]) => row);
		const target = this.#target(place.file);
		target.value = withValue(target.value, path, value);
	}

	#unlisted(): Source[] {
		if (this.#entries(listTypeId).length === 0) return [];
		const ofLists = new Set(collections.map(({ kind }) => kind.id));
		return [...this.#space.entries.values()]
			.filter(({ id, type }) => ofLists.has(type) && !this.#listed.has(id))
			.map(sourceOfEntry);
	}

	#text(path: string, target: FileValue): string {
		const written = this.#written.get(path);
		const text = this.#folder.get(path) ?? written ?? newText(path);
		return updateText(path, text, target) ?? written ?? text;
	}
}

/** Maps each text to the place where it first appears. */
function placesOfTexts(
	texts: ReadonlyMap<string, string>,
): Map<string, FieldLocation> {
	const textPlaces = [...texts].flatMap(([file, text]) =>
		textsOf(readValue(text)?.value).map(
			({ text: value, path }) => [value, { file, path }] as const,
		),
	);
	return new Map(textPlaces.toReversed());
}
