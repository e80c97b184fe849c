import type { ContentProblem } from "../text/content-error.ts";
import { bodyLineAt, type ContentFile } from "../text/content-file.ts";
import type { MarkdownText } from "../text/markdown.ts";
import { formatPath } from "../text/path.ts";
import { mapTexts } from "../text/texts-of.ts";
import type { Facts } from "./facts.ts";
import { filtered, parseQuote } from "./filters.ts";

/** A file with the facts in its texts. */
export type FilledFile = {
	file: ContentFile;
	value: unknown;
	/** Of a Markdown file, what stands below its fields. */
	body: MarkdownText;
	/** Of the facts that it quotes. */
	problems: readonly ContentProblem[];
};

const quotedFact = /\{([^{}]*)\}/g;
/** A brace without its other half as well. */
const factOrBrace = /\{([^{}]*)\}|[{}]/g;

/**
 * The file's value and Markdown with {names.of.facts} replaced by the facts, {name | filter} by another form of
 * them; a name that is no fact, hours that there are none of, a filter that there is not or cannot take the fact, and a brace
 * alone are mistakes.
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
		return text.replace(
			factOrBrace,
			(quoted, name: string | undefined, offset: number) => {
				const otherHalf =
					quoted === "{" ? "a closing } as well" : "an opening { as well";
				const result =
					name === undefined ? { expected: otherHalf } : quote(name, facts);
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

/** A text with the facts that it quotes, for a person to read; what is no fact stays as it is. */
export function sayFacts(text: string, facts: Facts): string {
	return text.replace(quotedFact, (whole, words: string) => {
		const result = quote(words, facts);
		return "text" in result ? result.text : whole;
	});
}

/** What two braces with these words between them become, or what was expected there. */
function quote(
	words: string,
	facts: Facts,
): { text: string } | { expected: string } {
	const { name, used } = parseQuote(words);
	const fact = facts.get(name);
	if (fact === undefined)
		return { expected: `a fact such as ${nearest(name, facts)}` };
	if (fact === "")
		return { expected: "hours in schedule.yaml, which has none for it" };
	// A fact may itself quote facts of its own file: the gym's description names the gym. Its mistakes are reported there.
	const whole = fact.replace(quotedFact, (inner, key: string) => {
		const found = parseQuote(key);
		const result = filtered(facts.get(found.name) ?? inner, found.used);
		return "text" in result ? result.text : inner;
	});
	return filtered(whole, used);
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
