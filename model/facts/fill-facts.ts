import type { ContentProblem } from "../text/content-error.ts";
import { bodyLineAt, type ParsedFile } from "../text/content-file.ts";
import type { MarkdownText } from "../text/markdown.ts";
import { formatPath } from "../text/path.ts";
import { mapTexts } from "../text/walk-values.ts";
import type { Facts } from "./facts.ts";
import { applyFilters, parsePlaceholder } from "./filters.ts";

export type FilledFile = {
	file: ParsedFile;
	value: unknown;
	body: MarkdownText;
	problems: readonly ContentProblem[];
};

const placeholder = /\{([^{}]*)\}/g;
const factOrBrace = /\{([^{}]*)\}|[{}]/g;

/**
 * In a file's YAML texts and Markdown, replaces {name} and {name | filter} with the fact. Reports
 * unknown and empty facts, unknown and unsuitable filters, and unpaired braces.
 */
export function fillFacts(
	file: ParsedFile,
	facts: Facts,
): { value: unknown; body: string; problems: ContentProblem[] } {
	const problems: ContentProblem[] = [];

	function fillText(
		text: string,
		placeOf: (offset: number) => Pick<ContentProblem, "line" | "field">,
	): string {
		return text.replace(
			factOrBrace,
			(quoted, name: string | undefined, offset: number) => {
				const otherHalf =
					quoted === "{" ? "a closing } as well" : "an opening { as well";
				const result =
					name === undefined
						? { expected: otherHalf }
						: resolvePlaceholder(name, facts);
				if ("text" in result) return result.text;
				const word = name === undefined ? wordAt(text, offset) : quoted;
				problems.push({
					file: file.name,
					...placeOf(offset),
					expected: result.expected,
					found: `"${word}"`,
				});
				return quoted;
			},
		);
	}

	const value = mapTexts(file.value, (text, path) =>
		fillText(text, () => ({
			line: file.lineOf(path),
			field: formatPath(path),
		})),
	);
	const body = fillText(file.body, (offset) => ({
		line: bodyLineAt(file, offset),
	}));
	return { value, body, problems };
}

export function fillKnownFacts(text: string, facts: Facts): string {
	return text.replace(placeholder, (whole, expression: string) => {
		const result = resolvePlaceholder(expression, facts);
		return "text" in result ? result.text : whole;
	});
}

type Resolved = { text: string } | { expected: string };

const quotesItself: Resolved = {
	expected: "a fact that does not quote itself",
};

/** `outer` contains the names of the facts that quote this one. */
function resolvePlaceholder(
	expression: string,
	facts: Facts,
	outer: readonly string[] = [],
): Resolved {
	const { name, used } = parsePlaceholder(expression);
	const fact = facts.get(name);
	if (fact === undefined)
		return { expected: `a fact such as ${nearest(name, facts)}` };
	if (fact === "")
		return { expected: "hours in schedule.yaml, which has none for it" };
	if (outer.includes(name)) return quotesItself;
	const quoted: Resolved[] = [];
	// Keeps an invalid placeholder in the fact, because the check of the fact's own file reports it.
	const whole = fact.replace(placeholder, (inner, key: string) => {
		const result = resolvePlaceholder(key, facts, [...outer, name]);
		quoted.push(result);
		return "text" in result ? result.text : inner;
	});
	return quoted.includes(quotesItself)
		? quotesItself
		: applyFilters(whole, used);
}

function wordAt(text: string, offset: number): string {
	const before = /\S*$/.exec(text.slice(0, offset))?.[0] ?? "";
	const behind = /^\S*/.exec(text.slice(offset))?.[0] ?? "";
	return before + behind;
}

function nearest(name: string, facts: Facts): string {
	const shared = (factName: string) => {
		const end = [...factName].findIndex(
			(letter, index) => name[index] !== letter,
		);
		return end === -1 ? factName.length : end;
	};
	const [best] = [...facts.keys()].toSorted((a, b) => shared(b) - shared(a));
	return `{${best}}`;
}
