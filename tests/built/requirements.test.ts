import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const list = "docs/requirements.md";
if (!existsSync(list))
	throw new Error(`${list} is missing: the tests carry its ids`);
const document = readFileSync(list, "utf8");

/** The ids of the rows, in the order of the document. */
const rows = [...document.matchAll(/^\| ([A-Z]+-\d\d) \| \S/gm)].map(
	([, id]) => id ?? "",
);
const groups = [...new Set(rows.map(groupOf))];
const idPattern = new RegExp(`\\b(?:${groups.join("|")})-\\d+\\b`, "g");

const files = execFileSync(
	"git",
	[
		"ls-files",
		"--cached",
		"--others",
		"--exclude-standard",
		"*.ts",
		"*.tsx",
		"*.css",
		"*.mjs",
		"*.yaml",
	],
	{ encoding: "utf8" },
)
	.split("\n")
	.filter((file) => file !== "" && existsSync(file))
	.map((file) => ({ file, text: readFileSync(file, "utf8") }));

describe("the list of requirements", () => {
	test("has each id once, and no number is left out within a group", () => {
		expect(rows.length).toBeGreaterThan(250);
		for (const group of groups) {
			const numbers = rows
				.filter((id) => groupOf(id) === group)
				.map((id) => Number(id.split("-")[1]));
			expect(numbers, group).toEqual(numbers.map((_, index) => index + 1));
		}
	});

	test("refers only to its own rows", () => {
		const named = document.match(idPattern) ?? [];
		expect([...new Set(named)].filter((id) => !rows.includes(id))).toEqual([]);
	});
});

test("every row stands in the title of a test", () => {
	const titles = files
		.filter(({ file }) => /\.test\.tsx?$/.test(file))
		.flatMap(({ text }) => titlesIn(text));
	const proven = new Set(titles.flatMap(idsIn));
	expect(rows.filter((id) => !proven.has(id))).toEqual([]);
});

test("every id in code and tests is in the list", () => {
	const unknown = files.flatMap(({ file, text }) =>
		(text.match(idPattern) ?? [])
			.filter((id) => !rows.includes(id))
			.map((id) => `${file}: ${id}`),
	);
	expect(unknown).toEqual([]);
});

/** The ids with which titles begin, also in tables of cases, where a title is a row's first value or has a name. */
function titlesIn(code: string): string[] {
	return (
		code.match(
			/(?<=[([:]\s*["`])[A-Z]+-\d\d(?:\.\.\d\d)?(?: [A-Z]+-\d\d(?:\.\.\d\d)?)*(?=[ "`])/g,
		) ?? []
	);
}

/** "FOOT-01..03 FOOT-05 the footer" -> FOOT-01, FOOT-02, FOOT-03, FOOT-05 */
function idsIn(title: string): string[] {
	return [...title.matchAll(/\b([A-Z]+)-(\d\d)(?:\.\.(\d\d))?/g)].flatMap(
		([, group, from, to = from]) =>
			Array.from(
				{ length: Number(to) - Number(from) + 1 },
				(_, index) =>
					`${group}-${String(Number(from) + index).padStart(2, "0")}`,
			),
	);
}

function groupOf(id: string): string {
	return id.split("-")[0] ?? "";
}
