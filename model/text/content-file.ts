import {
	isCollection,
	isMap,
	isNode,
	isPair,
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

export type ContentFile = {
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

const latest = new Map<string, { text: string; file: ContentFile }>();

/** Caches the last parse of each file, because the editor checks all files after each keystroke. */
export function readContentFile(name: string, text: string): ContentFile {
	const cached = latest.get(name);
	if (cached?.text === text) return cached.file;
	const file = parseContentFile(name, text);
	latest.set(name, { text, file });
	return file;
}

export function parseContentFile(name: string, written: string): ContentFile {
	const text = composeAccents(written.replace(/^\ufeff/, ""));
	const file = splitContentFile(name, text);
	const refused = refusedInFile(text);
	if (refused.length === 0) return file;
	const problems = refused.map(({ offset, description }) => {
		const field = withoutRefused(formatPath(file.fieldAt(offset))).trim();
		return {
			file: name,
			line: text.slice(0, offset).split("\n").length,
			...(field && { field }),
			expected: visibleCharacters,
			found: description,
		};
	});
	return { ...file, value: undefined, problems: oncePerField(problems) };
}

/**
 * Composes "e" and a combining accent to "é", but keeps other characters that NFC would replace.
 */
export function composeAccents(text: string): string {
	return text.replace(/\P{M}\p{M}+|[\u1100-\u11ff]{2,}/gu, (sequence) =>
		sequence.normalize("NFC"),
	);
}

type LocatedFile = ContentFile & {
	fieldAt(offset: number): Path;
};

function splitContentFile(name: string, text: string): LocatedFile {
	if (!name.endsWith(".md")) return { ...parseYaml(name, text, 0), ...noBody };
	const [, head, below = ""] = frontMatter.exec(text) ?? [];
	if (head !== undefined) {
		const body = below.trim();
		const above = text.slice(0, text.length - below.trimStart().length);
		const bodyLine = above.split("\n").length;
		const fields = parseYaml(name, head, 1);
		const headStart = text.indexOf("\n") + 1;
		const fieldAt = (offset: number) => fields.fieldAt(offset - headStart);
		return { ...fields, fieldAt, body, bodyLine };
	}
	return unreadable(name, {
		line: 1,
		expected: "front matter between two lines of ---",
		found: "none",
	});
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

function unreadable(
	name: string,
	problem: Omit<ContentProblem, "file">,
): LocatedFile {
	return {
		name,
		value: undefined,
		...noBody,
		lineOf: () => 1,
		fieldAt: () => [],
		problems: [{ file: name, ...problem }],
	};
}

const noBody = { body: "", bodyLine: 1 };

function parseYaml(
	name: string,
	text: string,
	linesAbove: number,
): Omit<LocatedFile, "body" | "bodyLine"> {
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
	// After an error no path is reliable: an invisible character may have changed the indentation.
	const fieldAt = (offset: number) =>
		document.errors.length > 0 ? [] : pathAt(document.contents, offset);
	const value: unknown = problems.length === 0 ? document.toJS() : undefined;
	problems.push(...refusedByEscape(name, value, lineOf));
	if (problems.length > 0)
		return { name, value: undefined, lineOf, fieldAt, problems };
	return { name, value, lineOf, fieldAt, problems };
}

function pathAt(node: unknown, offset: number): Path {
	const covers = (inner: unknown) =>
		isNode(inner) &&
		inner.range &&
		inner.range[0] <= offset &&
		offset <= inner.range[1];
	if (!isCollection(node)) return [];
	for (const [index, item] of node.items.entries()) {
		const key = isPair(item) ? String(item.key) : index;
		const value = isPair(item) ? item.value : item;
		if (isPair(item) && covers(item.key)) return [key];
		if (covers(value)) return [key, ...pathAt(value, offset)];
	}
	return [];
}

/**
 * Checks the parsed value, because the raw text may contain an escape such as "\u200b" instead of
 * the character.
 */
function refusedByEscape(
	name: string,
	value: unknown,
	lineOf: ContentFile["lineOf"],
): ContentProblem[] {
	const problems = valuesIn(value).flatMap(({ value: inner, path }) => {
		const key = path.at(-1);
		const texts = [key, inner].filter((each) => typeof each === "string");
		return texts.flatMap(refusedInValue).map(({ description }) => ({
			file: name,
			line: lineOf(path),
			field: withoutRefused(formatPath(path)),
			expected: visibleCharacters,
			found: description,
		}));
	});
	return oncePerField(problems);
}

export function problemAt(
	file: ContentFile,
	path: Path,
	expected: string,
	found: string,
): ContentProblem {
	const line = file.lineOf(path);
	return { file: file.name, line, field: formatPath(path), expected, found };
}

export function bodyLineAt(
	{ body, bodyLine }: ContentFile,
	offset: number,
): number {
	return bodyLine + body.slice(0, offset).split("\n").length - 1;
}
