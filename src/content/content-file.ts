import { isNode, LineCounter, parseDocument } from "yaml";
import type { ZodType, z } from "zod";
import type { ContentProblem } from "./content-error.ts";

type Path = readonly PropertyKey[];

/** A YAML file, or the front matter of a Markdown file, with the places of its values. */
export type ContentFile = {
	/** As it is named in messages: content/site.yaml */
	name: string;
	value: unknown;
	/** The Markdown below the front matter; empty for YAML. */
	body: string;
	/** The line of the file on which the Markdown begins. */
	bodyLine: number;
	/** Line of the value at the path, or of the nearest value above it that exists. */
	lineOf(path: Path): number;
	/** Mistakes in the notation itself. */
	problems: readonly ContentProblem[];
};

const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/;

/** Reads the text of a file; Markdown must begin with front matter between two lines of three hyphens. */
export function parseContentFile(name: string, text: string): ContentFile {
	if (!name.endsWith(".md")) return { ...parseYaml(name, text, 0), ...noBody };
	const [, head, below] = frontMatter.exec(text) ?? [];
	if (head !== undefined && below !== undefined) {
		const body = below.trim();
		const above = text.slice(0, text.length - below.trimStart().length);
		const bodyLine = above.split("\n").length;
		return { ...parseYaml(name, head, 1), body, bodyLine };
	}
	const problem = {
		file: name,
		line: 1,
		expected: "front matter between two lines of ---",
		found: "none",
	};
	return {
		name,
		value: undefined,
		...noBody,
		lineOf: () => 1,
		problems: [problem],
	};
}

const noBody = { body: "", bodyLine: 1 };

function parseYaml(
	name: string,
	text: string,
	linesAbove: number,
): Omit<ContentFile, "body" | "bodyLine"> {
	const lines = new LineCounter();
	const document = parseDocument(text, { lineCounter: lines });
	const lineAt = (offset: number) => lines.linePos(offset).line + linesAbove;

	function lineOf(path: Path): number {
		for (let length = path.length; length >= 0; length -= 1) {
			const node = document.getIn(path.slice(0, length), true);
			if (isNode(node) && node.range) return lineAt(node.range[0]);
		}
		return 1 + linesAbove;
	}

	const problems = document.errors.map((error) => ({
		file: name,
		line: lineAt(error.pos[0]),
		expected: "valid YAML",
		found:
			error.message
				.split("\n")[0]
				?.replace(/ at line \d+, column \d+:?$/, "") ?? error.code,
	}));
	const value: unknown = problems.length === 0 ? document.toJS() : undefined;
	return { name, value, lineOf, problems };
}

/** Checks a value of a file against its schema and says what is wrong, where. */
export function checkContent(
	schema: ZodType,
	file: ContentFile,
	value: unknown,
): ContentProblem[] {
	const result = schema.safeParse(value, { error: describeIssue });
	return result.success
		? []
		: result.error.issues.flatMap((issue) => problemsOf(issue, file, value));
}

function problemsOf(
	issue: z.core.$ZodIssue,
	file: ContentFile,
	value: unknown,
): ContentProblem[] {
	const at = (path: Path, expected: string): ContentProblem => ({
		file: file.name,
		line: file.lineOf(path),
		field: formatPath(path),
		expected,
		found: show(valueAt(value, path)),
	});
	if (issue.code === "unrecognized_keys") {
		return issue.keys.map((key) =>
			at([...issue.path, key], "no field of this name"),
		);
	}
	if (issue.code === "invalid_union") {
		const closest = closestVariant(issue.errors);
		if (closest)
			return closest.flatMap((inner) =>
				problemsOf(
					{ ...inner, path: [...issue.path, ...inner.path] },
					file,
					value,
				),
			);
	}
	return [at(issue.path, issue.message)];
}

/** Of a union's variants the one that fails deeper inside, or only by details: what the writer most likely meant. */
function closestVariant(
	variants: readonly z.core.$ZodIssue[][],
): z.core.$ZodIssue[] | undefined {
	const objects = variants.filter((issues) =>
		issues.every((issue) => issue.path.length > 0),
	);
	return objects.length === 1 || objects.length < variants.length
		? objects.toSorted((a, b) => a.length - b.length)[0]
		: undefined;
}

/** What a writer calls the kinds of values. */
const kinds: Record<string, string> = {
	array: "a list",
	tuple: "a list",
	object: "fields of its own",
	record: "fields of its own",
	string: "words",
	number: "a number",
	int: "a whole number",
	boolean: "true or false",
};

/** The expectation in the words of a content writer, for issues whose schema does not say it itself. */
function describeIssue(issue: z.core.$ZodRawIssue): string | undefined {
	if (issue.code === "invalid_type")
		return issue.input === undefined
			? "a value"
			: (kinds[issue.expected] ?? issue.expected);
	if (issue.code === "invalid_value")
		return issue.values.map((allowed) => JSON.stringify(allowed)).join(" or ");
	return undefined;
}

function valueAt(value: unknown, path: Path): unknown {
	return path.reduce<unknown>(
		(inner, key) =>
			typeof inner === "object" && inner !== null
				? Reflect.get(inner, key)
				: undefined,
		value,
	);
}

/** ["plans", 1, "price"] -> plans[1].price */
export function formatPath(path: Path): string {
	return path
		.map((key, index) =>
			typeof key === "number"
				? `[${key}]`
				: `${index === 0 ? "" : "."}${String(key)}`,
		)
		.join("");
}

function show(value: unknown): string {
	if (value === undefined) return "nothing";
	const text = JSON.stringify(value);
	return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}
