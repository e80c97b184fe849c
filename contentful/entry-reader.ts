import type { Path } from "#model/text/path.ts";
import {
	type Column,
	columnsOf,
	exceededLimit,
	linkedId,
	toFileValue,
} from "./columns.ts";
import { type ContentType, coachTypeId } from "./content-type-list.ts";
import { isPlainObject } from "./is-plain-object.ts";
import { isRichText, markdownOf } from "./rich-text.ts";
import { type Entry, pictureName, type Space } from "./space.ts";
import {
	type LocatedSource,
	type SpaceProblems,
	sourceOfEntry,
} from "./space-problems.ts";

export class EntryReader {
	readonly #space: Space;
	readonly #problems: SpaceProblems;
	/** The first link to each asset, by the asset's id. */
	readonly linkedAssets = new Map<string, LocatedSource>();

	constructor(space: Space, problems: SpaceProblems) {
		this.#space = space;
		this.#problems = problems;
	}

	valueOf(kind: ContentType, entry: Entry, file: string, path: Path): unknown {
		this.#problems.addSource(entry, file, path);
		let value: unknown = {};
		for (const column of columnsOf(kind)) {
			const fieldPath = [...path, ...column.path];
			const written = entry.fields[column.id];
			const found = this.#fieldOf(column, entry, written, file, fieldPath);
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

	bodyOf(entry: Entry, path: string): string {
		const shape = "text";
		const text = this.#textOf(entry, entry.fields.body, path, [], { shape });
		return typeof text === "string" ? text.trim() : "";
	}

	#fieldOf(
		column: Column,
		entry: Entry,
		written: unknown,
		file: string,
		path: Path,
	): unknown {
		if (written === undefined || written === null) return undefined;
		const reportMissing = (what: string, id: string) =>
			this.#problems.reportMissing(entry, file, path, what, id);
		if (column.shape === "asset") {
			const id = linkedId(written) ?? "";
			const asset = this.#space.assets.get(id);
			if (asset) {
				if (!this.linkedAssets.has(id))
					this.linkedAssets.set(id, {
						file,
						path,
						source: sourceOfEntry(entry),
					});
				return pictureName(asset);
			}
			return reportMissing("a published picture", id);
		}
		if (column.shape === "coaches")
			return [written].flat().flatMap((link) => {
				const id = linkedId(link) ?? "";
				const coach = this.#space.entries.get(id);
				if (coach?.type === coachTypeId) return [coach.fields.shortName];
				reportMissing("a published coach", id);
				return [];
			});
		return toFileValue(
			column,
			this.#textOf(entry, written, file, path, column),
		);
	}

	#textOf(
		entry: Entry,
		written: unknown,
		file: string,
		path: Path,
		column: Pick<Column, "shape">,
	): unknown {
		const report = (expected: string, found: string) =>
			this.#problems.report(entry, file, path, { expected, found });
		const text = isRichText(written)
			? markdownOf(written, (found) =>
					report(
						"headings, paragraphs, lists, quotations, links, bold or italics",
						found,
					),
				)
			: written;
		const limit = exceededLimit(column, text);
		if (limit) report(limit, `${String(text).length}`);
		return text;
	}

	/**
	 * Uses the asset's description as alternative text, unless the entry has one or marks the picture
	 * as decorative.
	 */
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
}

export function withValue(whole: unknown, path: Path, value: unknown): unknown {
	const [name, ...rest] = path;
	if (name === undefined) return value;
	const fields = isPlainObject(whole) ? whole : {};
	return { ...fields, [name]: withValue(fields[name], rest, value) };
}
