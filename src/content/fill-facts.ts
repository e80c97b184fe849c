import type { ContentProblem } from "./content-error.ts";
import { type ContentFile, formatPath } from "./content-file.ts";
import type { Facts } from "./facts.ts";

const quotedFact = /\{([^{}]*)\}/g;

/** The file's value with {names.of.facts} replaced by the facts; a name that is no fact is a mistake. */
export function fillFacts(
	file: ContentFile,
	facts: Facts,
): { value: unknown; problems: ContentProblem[] } {
	const problems: ContentProblem[] = [];

	function fill(value: unknown, path: readonly PropertyKey[]): unknown {
		if (typeof value === "string") {
			return value.replace(quotedFact, (quoted, name: string) => {
				const fact = facts.get(name);
				if (fact === undefined) {
					const place = {
						file: file.name,
						line: file.lineOf(path),
						field: formatPath(path),
					};
					problems.push({
						...place,
						expected: `a fact such as ${nearest(name, facts)}`,
						found: `"${quoted}"`,
					});
				}
				// A fact may itself quote facts of its own file: the gym's description names the gym.
				return fact === undefined
					? quoted
					: fact.replace(
							quotedFact,
							(inner, key: string) => facts.get(key) ?? inner,
						);
			});
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

	return { value: fill(file.value, []), problems };
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
