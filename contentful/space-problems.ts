import { titleOf } from "#model/edit/format-value.ts";
import type { ContentProblem } from "#model/text/content-error.ts";
import { parseContentFile, problemAt } from "#model/text/content-file.ts";
import { formatPath, type Path } from "#model/text/path.ts";
import { contentTypes, listTypeId } from "./content-type-list.ts";
import type { Entry, Source } from "./space.ts";

export type FieldLocation = { file: string; path: Path };
export type LocatedSource = { file: string; path: Path; source: Source };
type Mismatch = { expected: string; found: string };

export type SpaceProblem = ContentProblem & {
	source: Source | undefined;
	asset?: Source | undefined;
};

export type PictureReference = {
	/** True if an entry links to the asset, false if a text contains the name of its file. */
	isLinked: boolean;
	problem: (mismatch: Mismatch) => SpaceProblem;
};

export class SpaceProblems {
	readonly #origins: LocatedSource[] = [];
	readonly #problems: (LocatedSource & Mismatch)[] = [];

	addSource(entry: Entry, file: string, path: Path) {
		this.#origins.push({ file, path, source: sourceOfEntry(entry) });
	}

	report(entry: Entry, file: string, path: Path, mismatch: Mismatch) {
		const source = sourceOfEntry(entry);
		this.#problems.push({ file, path, source, ...mismatch });
	}

	reportMissing(
		entry: Entry,
		file: string,
		path: Path,
		what: string,
		id: string,
	) {
		this.report(entry, file, path, {
			expected: what,
			found: `a link to one that is not published, or was deleted (${id})`,
		});
	}

	locatedIn(texts: ReadonlyMap<string, string>): SpaceProblem[] {
		return this.#problems.map((problem) =>
			this.problemAt(texts, problem, problem),
		);
	}

	problemAt(
		texts: ReadonlyMap<string, string>,
		{ file, path, source }: FieldLocation & { source?: Source },
		{ expected, found }: Mismatch,
	): SpaceProblem {
		const read = parseContentFile(`content/${file}`, texts.get(file) ?? "");
		const problem = problemAt(read, path, expected, found);
		return { ...problem, source: source ?? this.sourceOf(problem) };
	}

	sourceOf({
		file,
		field = "",
	}: Pick<ContentProblem, "file" | "field">): Source | undefined {
		return this.#origins
			.filter((origin) => {
				const formattedPath = formatPath(origin.path);
				const rest = field.slice(formattedPath.length);
				return (
					`content/${origin.file}` === file &&
					field.startsWith(formattedPath) &&
					(formattedPath === "" || /^([.[]|$)/.test(rest))
				);
			})
			.toSorted((a, b) => b.path.length - a.path.length)[0]?.source;
	}
}

export function sourceOfEntry(entry: Entry): Source {
	const kind = contentTypes.find(({ id }) => id === entry.type);
	const { entryName, path } = entry.fields;
	const name = entryName ?? path ?? titleOf(entry.fields);
	return {
		what: "entries",
		id: entry.id,
		name: `${kind?.name ?? (entry.type === listTypeId ? "List" : "File")} “${name}”`,
	};
}
