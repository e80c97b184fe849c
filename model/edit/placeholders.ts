import type { Content } from "../files.ts";
import type { ParsedContent } from "../parse-content.ts";
import type { ContentProblem } from "../text/content-error.ts";
import { formatPath, type Path, parsePath } from "../text/path.ts";
import { isSame } from "./is-same.ts";
import {
	type Attempts,
	type ReplacedText,
	replaceValue,
	type Texts,
} from "./replace-value.ts";

type Replacement = {
	file: string;
	/**
	 * The path in the text that the owner wrote. Indexes in the preview's text may be lower, because
	 * the preview omits list entries. Empty for the whole file.
	 */
	path: Path;
	by: ReplacedText["by"];
};

export type Completed = {
	/** Undefined if the content stays invalid. */
	content: Content | undefined;
	/** All problems, also those that `check` reports only after others are fixed. */
	problems: readonly ContentProblem[];
};

/**
 * Replaces invalid values for the preview. Tries the saved value and neutral placeholders, then
 * omits the list entry. `check` must know the picture `noPicture`, which is the placeholder for
 * pictures.
 */
export function withPlaceholders(
	texts: Texts,
	saved: Texts,
	checked: ParsedContent,
	check: (texts: Texts) => ParsedContent,
): Completed {
	const problems = checked.kind === "problems" ? [...checked.problems] : [];
	const attempts = new Map<string, Attempts>();
	const replacements = new Map<string, Replacement>();
	const removedByFile = new Map<string, Path[]>();
	let current = checked;
	let filled = new Map(texts);
	// Repeats the check, because a rule that compares files runs only if these files are valid.
	while (current.kind === "problems") {
		filled = new Map(filled);
		// Files of which a list was replaced or has lost an entry. Their other problems are outdated and
		// wait for the next check.
		const outdated = new Set<string>();
		for (const problem of current.problems) {
			const { file, field = "" } = problem;
			const name = file.replace("content/", "");
			if (outdated.has(name)) continue;
			const removed = removedByFile.get(name) ?? [];
			const path = writtenPath(parsePath(field), removed);
			const key = `${name}:${formatPath(path)}`;
			const tried = attempts.get(key) ?? {
				placeholders: 0,
				isSavedTried: false,
			};
			attempts.set(key, tried);
			if (current !== checked && !dependsOnAny(replacements, name, path))
				problems.push(
					field ? { ...problem, field: formatPath(path) } : problem,
				);
			const step = replaceValue(name, field, filled, saved, tried);
			if (!step) return { content: undefined, problems };
			filled.set(name, step.text);
			const target = step.removed ?? step.path;
			const replaced = target ? writtenPath(target, removed) : path;
			if (step.removed) removedByFile.set(name, [...removed, step.removed]);
			if (replaced.length < path.length || step.removed) {
				outdated.add(name);
				for (const [otherKey, { path: inner, ...one }] of replacements)
					if (
						one.file === name &&
						isSame(inner.slice(0, replaced.length), replaced)
					)
						replacements.delete(otherKey);
			}
			replacements.set(`${name}:${formatPath(replaced)}`, {
				file: name,
				path: replaced,
				by: step.by,
			});
		}
		current = check(filled);
	}
	return { content: current.content, problems };
}

/**
 * True if a problem at `path` may result from a replaced value. A placeholder may contradict all
 * values of its section, but a saved value was valid together with them.
 */
function dependsOnAny(
	replacements: ReadonlyMap<string, Replacement>,
	file: string,
	path: Path,
): boolean {
	return [...replacements.values()].some(
		({ file: other, path: replaced, by }) => {
			const depth = by === "saved" ? replaced.length : 1;
			return (
				file === other && isSame(path.slice(0, depth), replaced.slice(0, depth))
			);
		},
	);
}

/**
 * Converts a path in the preview's text, which lacks the removed list entries, to the path in the
 * owner's text.
 */
function writtenPath(path: Path, removed: readonly Path[]): Path {
	return removed.toReversed().reduce<Path>((shifted, entry) => {
		const depth = entry.length - 1;
		const index = Number(shifted[depth]);
		const isInList =
			isSame(shifted.slice(0, depth), entry.slice(0, depth)) &&
			index >= Number(entry[depth]);
		return isInList ? shifted.with(depth, index + 1) : shifted;
	}, path);
}
