import {
	isMap,
	isNode,
	isScalar,
	LineCounter,
	type Node,
	parseDocument,
} from "yaml";
import type { ContentProblem } from "./content-error.ts";
import { formatPath, type Path } from "./path.ts";
import {
	refusedInFile,
	refusedInValue,
	visibleCharacters,
	withoutRefused,
} from "./refused-characters.ts";
import { valuesIn } from "./walk-values.ts";
import { yamlProblems } from "./yaml-problems.ts";

export type ParsedFile = {
	/** Path for messages: content/site.yaml */
	name: string;
	value: unknown;
	body: string;
	bodyLine: number;
	/** Returns the line of a field or, if it does not exist, of its nearest existing ancestor. */
	lineOf(path: Path): number;
	problems: readonly ContentProblem[];
};

const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---(?:\s*\n([\s\S]*))?$/;

const latest = new Map<string, { text: string; file: ParsedFile }>();

/** Caches the last parse of each file, because the editor checks all files after each keystroke. */
export function parseContentFileCached(name: string, text: string): ParsedFile {
	const cached = latest.get(name);
	if (cached?.text === text) return cached.file;
	const file = parseContentFile(name, text);
	latest.set(name, { text, file });
	return file;
}

export function parseContentFile(name: string, written: string): ParsedFile {
	const text = composeAccents(written.replace(/^\ufeff/, ""));
	const file = splitContentFile(name, text);
	const inValues = file.problems.filter(
		({ expected }) => expected === visibleCharacters,
	);
	// Refused characters on lines that `inValues` does not report. They are reported instead of
	// syntax errors, because they may be the cause.
	const elsewhere = refusedInFile(text)
		.map(({ offset, description }) => ({
			file: name,
			line: lineIn(text, offset),
			expected: visibleCharacters,
			found: description,
		}))
		.filter(({ line }) => inValues.every((other) => other.line !== line));
	const refused = oncePerField([...inValues, ...elsewhere]);
	if (refused.length === 0) return file;
	return { ...file, value: undefined, problems: refused };
}

/**
 * Composes "e" and a combining accent to "é", but keeps other characters that NFC would replace.
 */
export function composeAccents(text: string): string {
	return text.replace(/\P{M}\p{M}+|[\u1100-\u11ff]{2,}/gu, (sequence) =>
		sequence.normalize("NFC"),
	);
}

function splitContentFile(name: string, text: string): ParsedFile {
	if (!name.endsWith(".md")) return { ...parseYaml(name, text, 0), ...noBody };
	const [, head, below = ""] = frontMatter.exec(text) ?? [];
	if (head !== undefined) {
		const body = below.trim();
		const above = text.slice(0, text.length - below.trimStart().length);
		const bodyLine = lineIn(above, above.length);
		return { ...parseYaml(name, head, 1), body, bodyLine };
	}
	const expected = "front matter between two lines of ---";
	return {
		name,
		value: undefined,
		...noBody,
		lineOf: () => 1,
		problems: [{ file: name, line: 1, expected, found: "none" }],
	};
}

function oncePerField(problems: readonly ContentProblem[]): ContentProblem[] {
	const codeOf = ({ found }: ContentProblem) => found.split(" ")[0];
	return [
		...new Map(
			problems
				.toReversed()
				.map((each) => [[each.line, each.field, codeOf(each)].join(), each]),
		).values(),
	].toReversed();
}

const noBody = { body: "", bodyLine: 1 };

function parseYaml(
	name: string,
	text: string,
	linesAbove: number,
): Omit<ParsedFile, "body" | "bodyLine"> {
	const lines = new LineCounter();
	const document = parseDocument(text, { lineCounter: lines });
	const lineAt = (offset: number) => lines.linePos(offset).line + linesAbove;

	function lineOf(path: Path): number {
		for (let length = path.length; length >= 0; length -= 1) {
			const node = nodeAt(path.slice(0, length));
			if (node?.range) return lineAt(node.range[0]);
		}
		return 1 + linesAbove;
	}

	function nodeAt(path: Path): Node | undefined {
		const above = document.getIn(path.slice(0, -1), true);
		if (path.length > 0 && isMap(above)) {
			const name = String(path.at(-1));
			const field = above.items.find(({ key }) => String(key) === name);
			return isNode(field?.key) ? field.key : undefined;
		}
		const node = document.getIn(path, true);
		return isNode(node) ? node : undefined;
	}

	const problems: ContentProblem[] = yamlProblems(document, text, lines).map(
		({ line, ...problem }) => ({
			file: name,
			line: line + linesAbove,
			...problem,
		}),
	);
	const value: unknown = problems.length === 0 ? document.toJS() : undefined;
	problems.push(...valuesIn(value).flatMap(refusedAt));
	return {
		name,
		value: problems.length === 0 ? value : undefined,
		lineOf,
		problems,
	};

	function refusedAt({ value: inner, path }: { value: unknown; path: Path }) {
		const problem = (line: number, description: string) => ({
			file: name,
			line,
			field: withoutRefused(formatPath(path)).trim(),
			expected: visibleCharacters,
			found: description,
		});
		const node = document.getIn(path, true);
		const [start, end] = (isScalar(node) && node.range) || [0, 0];
		const inSource = refusedInFile(text.slice(start, end));
		// If the source has no refused character, checks the value, because the source may contain
		// an escape such as "\u200b".
		const texts = inSource.length > 0 ? [path.at(-1)] : [path.at(-1), inner];
		return [
			...inSource.map(({ offset, description }) =>
				problem(lineAt(start + offset), description),
			),
			...texts
				.filter((each) => typeof each === "string")
				.flatMap(refusedInValue)
				.map(({ description }) => problem(lineOf(path), description)),
		];
	}
}

export function problemAt(
	file: ParsedFile,
	path: Path,
	expected: string,
	found: string,
): ContentProblem {
	const line = file.lineOf(path);
	return { file: file.name, line, field: formatPath(path), expected, found };
}

export function bodyLineAt(
	{ body, bodyLine }: ParsedFile,
	offset: number,
): number {
	return bodyLine + lineIn(body, offset) - 1;
}

function lineIn(text: string, offset: number): number {
	return text.slice(0, offset).split("\n").length;
}
