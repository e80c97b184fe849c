import {
	type Document,
	isAlias,
	isScalar,
	type LineCounter,
	Scalar,
	visit,
	type YAMLError,
} from "yaml";

type YamlProblem = { line: number; expected: string; found: string };

const sameSpaces =
	"as many spaces at the start of the line as the lines beside it have";
const quotes = "straight double quotes around the whole text";

/** Reports only the first YAML syntax error, because later errors follow from the first. */
export function yamlProblems(
	document: Document,
	text: string,
	lines: LineCounter,
): YamlProblem[] {
	const textLines = text.split("\n");
	const lineAt = (offset: number) => lines.linePos(offset).line;
	const lineExcerpt = (line: number) => {
		const lineText = textLines[line - 1]?.trim() ?? "";
		return lineText.length > 60 ? `${lineText.slice(0, 57)}...` : lineText;
	};
	const [error] = [...document.errors, ...document.warnings];
	if (error) return [toProblem(error)];
	return textsLostToSyntax();

	function toProblem({ code, message, pos: [start] }: YAMLError): YamlProblem {
		const line = lineAt(start);
		const problem = (
			expected: string,
			found = lineExcerpt(line),
			at = line,
		) => ({
			line: at,
			expected,
			found,
		});
		const isNextLine = document.errors[1]?.code === "MULTILINE_IMPLICIT_KEY";
		switch (code) {
			case "TAB_AS_INDENT":
				return problem("spaces at the start of the line", "a tab");
			case "DUPLICATE_KEY":
				return problem("each name once", `${lineExcerpt(line)} a second time`);
			case "BAD_INDENT":
				if (message.startsWith("Flow"))
					return problem("a closing ] or } in the line above");
				return problem(sameSpaces);
			case "BLOCK_AS_IMPLICIT_KEY":
				// The next line is indented, although the key above it already has a value.
				if (isNextLine)
					return problem(sameSpaces, lineExcerpt(line + 1), line + 1);
				return problem(`${quotes}: it has a colon inside`);
			case "MISSING_CHAR":
				if (message.startsWith("Missing closing")) {
					const at = lineAt(lastQuoted() ?? start);
					return problem("a closing quotation mark", lineExcerpt(at), at);
				}
				return problem("a name, a colon and a space before the value");
			case "MULTILINE_IMPLICIT_KEY":
				return problem("a name, a colon and a space before the value");
			case "MULTIPLE_DOCS":
				return problem("no further line of ---");
			case "BAD_DQ_ESCAPE":
				return problem("no backslash within double quotes");
			case "UNEXPECTED_TOKEN":
				if (message.startsWith("Not a YAML token"))
					return problem(
						"the text on the lines below the sign > or |, indented",
					);
				return problem(quotes);
			case "BAD_SCALAR_START":
			case "BAD_ALIAS":
			case "ALIAS_PROPS":
			case "TAG_RESOLVE_FAILED":
				return problem(`${quotes}: it begins with a sign`);
			default:
				return problem("lines of name, colon, space and value");
		}
	}

	function lastQuoted(): number | undefined {
		let start: number | undefined;
		visit(document, {
			Scalar(_key, { type, range }) {
				if (type === Scalar.QUOTE_DOUBLE || type === Scalar.QUOTE_SINGLE)
					start = range?.[0];
			},
		});
		return start;
	}

	/**
	 * Reports texts that YAML reads as something else: "#1" in "Class #1" as a comment, "*New" as an
	 * alias, "&Co" as an anchor. Accepts comments with a space after the "#", because these are
	 * intended. No content file needs an alias or an anchor.
	 */
	function textsLostToSyntax(): YamlProblem[] {
		const problems: YamlProblem[] = [];
		visit(document, {
			Node(_key, node) {
				if (!node.range) return;
				const line = lineAt(node.range[0]);
				const report = (why: string) =>
					problems.push({
						line,
						expected: `${quotes}: ${why}`,
						found: lineExcerpt(line),
					});
				if (isAlias(node) || node.anchor) report("it begins with a sign");
				if (!isScalar(node) || node.type !== Scalar.PLAIN) return;
				if (node.comment && !/^\s/.test(node.comment))
					report('words behind " #" are not shown');
			},
		});
		return problems;
	}
}
