import type { Result } from "./responses.ts";

/** A response field in which a host may differ, from the table of docs/publishing.md. */
export type Difference = {
	host: string;
	/** A kind of request (requests.ts), or `everything`. */
	kind: string;
	/** A header, `Status`, `Body`, or `Headers` (all headers). */
	field: string;
	/** The field's value on this host; undefined accepts any. */
	value: string | undefined;
};

const heading = "## Where the hosts differ";

/**
 * Reads the table of docs/publishing.md. Its columns are hosts, the kind of request, `Field:
 * value` of the response, and the reason.
 */
export function readDifferences(markdown: string): Difference[] {
	const [, section = ""] = markdown.split(`\n${heading}\n`);
	const [text = ""] = section.split("\n## ");
	const [, , ...rows] = text.split("\n").filter((line) => line.startsWith("|"));
	if (rows.length === 0)
		throw new Error(`docs/publishing.md has no table under "${heading}"`);
	return rows.flatMap((row) => {
		const [, hosts = "", kinds = "", fieldsText = "", reason = ""] = row
			.split("|")
			.map((cell) => cell.trim());
		const fields = [...fieldsText.matchAll(/`([\w-]+)(?:: ([^`]+))?`/g)];
		if (fields.length === 0 || reason === "")
			throw new Error(
				`docs/publishing.md, "${row}": write hosts, what is asked for, \`Field: value\` and the reason`,
			);
		return hosts.split(", ").flatMap((host) =>
			kinds.split(", ").flatMap((kind) =>
				fields.map(([, field = "", value]) => ({
					host,
					kind,
					field,
					value,
				})),
			),
		);
	});
}

/**
 * Describes the responses of a host that differ from the expected ones and are not in the table of
 * differences. Also describes the rows of the table that match no response.
 */
export function compareResults(
	host: string,
	expected: readonly Result[],
	results: readonly Result[],
	differences: readonly Difference[],
): string[] {
	const hostDifferences = differences.filter(
		(difference) => difference.host === host,
	);
	const observed = new Set<Difference>();
	const unexplained: string[] = [];
	for (const [index, { siteRequest, fields }] of results.entries()) {
		const expectedFields = expected[index]?.fields ?? new Map<string, string>();
		for (const [field, value] of fields) {
			const wanted = expectedFields.get(field);
			if (wanted === undefined || wanted === value) continue;
			const reasons = hostDifferences.filter(
				(difference) =>
					[siteRequest.kind, "everything"].includes(difference.kind) &&
					(difference.field === field ||
						(difference.field === "Headers" && isHeader(field))) &&
					(difference.value === undefined || difference.value === value),
			);
			for (const reason of reasons) observed.add(reason);
			if (reasons.length === 0)
				unexplained.push(
					`${host}, ${siteRequest.kind}, ${siteRequest.path}: ${field} is ${value}, not ${wanted}`,
				);
		}
	}
	for (const difference of hostDifferences) {
		if (!observed.has(difference))
			unexplained.push(
				`${host}, ${difference.kind}: docs/publishing.md says that ${difference.field} differs, but it does not`,
			);
	}
	return unexplained;
}

function isHeader(field: string): boolean {
	return field !== "Status" && field !== "Body";
}
