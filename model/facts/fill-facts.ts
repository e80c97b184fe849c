import type { ContentProblem } from "../text/content-error.ts";
import type { ContentFile } from "../text/content-file.ts";
import { formatPath } from "../text/path.ts";
import type { Facts } from "./facts.ts";

const quotedFact = /\{([^{}]*)\}/g;
/** A brace without its other half as well. */
const factOrBrace = /\{([^{}]*)\}|[{}]/g;

/**
 * The file's value and Markdown with {names.of.facts} replaced by the facts; a name that is no fact or a brace
 * alone is a mistake.
 */
export function fillFacts(
	file: ContentFile,
	facts: Facts,
): { value: unknown; body: string; problems: ContentProblem[] } {
	const problems: ContentProblem[] = [];

	function fillText(
		text: string,
		placeOf: (offset: number) => Pick<ContentProblem, "line" | "field">,
	): string {
		return text.replace(factOrBrace, (quoted, ...found) => {
			const [name, offset]: [string | undefined, number] = [found[0], found[1]];
			if (name === undefined) {
				problems.push({
					file: file.name,
					...placeOf(offset),
					expected:
						quoted === "{" ? "a closing } as well" : "an opening { as well",
					found: `"${wordAt(text, offset)}"`,
				});
				return quoted;
			}
			const fact = facts.get(name);
			if (fact === undefined) {
				problems.push({
					file: file.name,
					...placeOf(offset),
					expected: `a fact such as ${nearest(name, facts)}`,
					found: `"${quoted}"`,
				});
				return quoted;
			}
			// A fact may itself quote facts of its own file: the gym's description names the gym.
			return fact.replace(
				quotedFact,
				(inner, key: string) => facts.get(key) ?? inner,
			);
		});
	}

	function fill(value: unknown, path: readonly PropertyKey[]): unknown {
		if (typeof value === "string") {
			return fillText(value, () => ({
				line: file.lineOf(path),
				field: formatPath(path),
			}));
		}
		if (Array.isArray(value))
			return value.map((inner, index) => fill(inner, [...path, index]));
		if (typeof value === "object" && value !== null) {
			return Object.fromEntries(
				Object.entries(value).map(([key, inner]) => [
					key,
					fill(inner, [...path, key]),
				]),
			);
		}
		return value;
	}

	const value = fill(file.value, []);
	const body = fillText(file.body, (offset) => ({
		line: file.bodyLine + file.body.slice(0, offset).split("\n").length - 1,
	}));
	return { value, body, problems };
}

/** The word that a brace without its other half belongs to. */
function wordAt(text: string, offset: number): string {
	const before = /\S*$/.exec(text.slice(0, offset))?.[0] ?? "";
	const behind = /^\S*/.exec(text.slice(offset))?.[0] ?? "";
	return before + behind;
}

/** The known name that shares the longest beginning, as a hint. */
function nearest(name: string, facts: Facts): string {
	const shared = (known: string) => {
		const end = [...known].findIndex((letter, index) => name[index] !== letter);
		return end === -1 ? known.length : end;
	};
	const [best] = [...facts.keys()].toSorted((a, b) => shared(b) - shared(a));
	return `{${best}}`;
}
