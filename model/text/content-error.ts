export type ContentProblem = {
	file: string;
	line?: number;
	field?: string;
	expected: string;
	found: string;
};

export class ContentError extends Error {
	readonly problems: readonly ContentProblem[];

	constructor(problems: readonly ContentProblem[]) {
		super(
			`The content folder has ${problems.length} problem(s):\n${problems.map(formatProblem).join("\n")}`,
		);
		this.name = "ContentError";
		this.problems = problems;
	}
}

/**
 * Formats as `content/plans.yaml:14 plans[1].price: expected a whole number of dollars, got "89
 * USD"`.
 */
export function formatProblem({
	file,
	line,
	field,
	expected,
	found,
}: ContentProblem): string {
	const place = line === undefined ? file : `${file}:${line}`;
	return `${place}${field ? ` ${field}` : ""}: expected ${expected}, got ${found}`;
}
