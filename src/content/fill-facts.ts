import type { ContentProblem } from "./content-error.ts";
import { type ContentFile, formatPath } from "./content-file.ts";
import type { Facts } from "./facts.ts";

const quotedFact = /\{([^{}]*)\}/g;

/**
 * The file's value and Markdown with {names.of.facts} replaced by the facts; a name that is no fact, or an empty one, is
 * a mistake.
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
		return text.replace(quotedFact, (quoted, name: string, offset: number) => {
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
			if (fact === "") {
				problems.push({
					file: file.name,
					...placeOf(offset),
					expected: "a sentence that does without it: there is none",
					found: `"${quoted}"`,
				});
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

/** The known name that shares the longest beginning, as a hint. */
function nearest(name: string, facts: Facts): string {
	const shared = (known: string) => {
		const end = [...known].findIndex((letter, index) => name[index] !== letter);
		return end === -1 ? known.length : end;
	};
	const [best] = [...facts.keys()].toSorted((a, b) => shared(b) - shared(a));
	return `{${best}}`;
}
