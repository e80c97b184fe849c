import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { mutations } from "./mutations.ts";
import { requirements, rows } from "./rows.ts";

const ids = rows.map(({ id }) => id);

/**
 * "FILE proves ID" for each id at the start of a test's title. A title may be a string, or a line
 * of a template literal that lists tests.
 */
const claims = globSync([
	"{src,model,publish,edit,contentful,sandbox,scripts}/**/*.test.{ts,tsx}",
	"tests/**/*.test.ts",
])
	.map((file) => file.replaceAll("\\", "/"))
	.filter((file) => !file.startsWith("tests/requirements/"))
	.flatMap((file) =>
		[
			...readFileSync(file, "utf8").matchAll(
				/(?<=["`]|^)(?:[A-Z]+-\d\d )*[A-Z]+-\d\d(?=[ "`])/gm,
			),
		].flatMap(([found]) =>
			found
				.split(" ")
				.filter((id) => ids.includes(id))
				.map((id) => `${file} proves ${id}`),
		),
	);

test("each row has a unique id and at least one test file", () => {
	expect(rows.length).toBeGreaterThan(300);
	expect(requirements.match(/^\| [A-Z]+-\d\d \|/gm)).toHaveLength(rows.length);
	expect(new Set(ids).size).toBe(rows.length);
	expect(rows.filter(({ files }) => files.length === 0)).toEqual([]);
});

test("a row names exactly the files with a test whose title begins with its id", () => {
	const named = rows.flatMap(({ id, files }) =>
		files.map((file) => `${file} proves ${id}`),
	);
	expect([...new Set(claims)].toSorted()).toEqual(named.toSorted());
});

test.each(mutations)(
	"the mutation of $id replaces a text that occurs once, and its test proves the row",
	({ id, file, from, test }) => {
		expect(readFileSync(file, "utf8").split(from)).toHaveLength(2);
		expect(claims).toContain(`${test} proves ${id}`);
	},
);
