import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { frozen } from "../../tests/support/gyms.ts";
import { composeAccents, parseContentFile } from "../text/content-file.ts";
import type { Path } from "../text/path.ts";
import { refusedInValue } from "../text/refused-characters.ts";
import { change, type Operation } from "./change.ts";

const files = [...frozen.texts].map(([path, text]) => ({ path, text }));

test("a field that is added and removed again leaves every byte of a file unchanged", () => {
	for (const { path, text } of files) {
		const added = change(text, { kind: "set", path: ["new"], value: 1 });
		expect(change(added, { kind: "remove", path: ["new"] }), path).toBe(text);
	}
});

const fileOf = (text: string) =>
	parseContentFile(text.startsWith("---\n") ? "a.md" : "a.yaml", text);

const read = (text: string) => {
	const { value, body, problems } = fileOf(text);
	expect(problems).toEqual([]);
	return { value, body };
};

type InnerValue = { path: Path; value: unknown };

function innerValuesOf(value: unknown, path: Path = []): InnerValue[] {
	const inner = Array.isArray(value)
		? value.flatMap((entry, index) => innerValuesOf(entry, [...path, index]))
		: typeof value === "object" && value !== null
			? Object.entries(value).flatMap(([key, field]) =>
					innerValuesOf(field, [...path, key]),
				)
			: [];
	return path.length === 0 ? inner : [{ path, value }, ...inner];
}

const allValues = files.flatMap(({ path: file, text }) =>
	innerValuesOf(read(text).value).map((inner) => ({ file, text, ...inner })),
);
const anyValueWhere = (fits: (inner: (typeof allValues)[number]) => boolean) =>
	fc.constantFrom(...allValues.filter(fits));
const at = (value: unknown, path: Path): unknown =>
	path.reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), value);

function expected(value: unknown, operation: Operation): unknown {
	const copy = structuredClone(value);
	if (operation.kind === "body") return copy;
	const key = operation.path.at(-1) ?? "";
	const parent = at(copy, operation.path.slice(0, -1)) as
		| unknown[]
		| Record<string, unknown>;
	if (Array.isArray(parent)) {
		if (operation.kind === "set") parent[Number(key)] = operation.value;
		if (operation.kind === "insert")
			parent.splice(Number(key), 0, operation.value);
		if (operation.kind === "remove") parent.splice(Number(key), 1);
		if (operation.kind === "move")
			parent.splice(operation.to, 0, ...parent.splice(Number(key), 1));
	} else if (operation.kind === "set") parent[key] = operation.value;
	else if (operation.kind === "remove") delete parent[key];
	return copy;
}

const comments = (text: string) =>
	text
		.split("\n")
		.filter((line) => /^\s*# /.test(line))
		.map((line) => line.trim());

/** Returns the lines of `before` without those at its start and end that `after` shares. */
function removedLines(before: string, after: string): string[] {
	const oldLines = before.split("\n");
	const newLines = after.split("\n");
	const shift = newLines.length - oldLines.length;
	const start = oldLines.findIndex((line, index) => line !== newLines[index]);
	const last = oldLines.findLastIndex(
		(line, index) => line !== newLines[index + shift],
	);
	return start < 0
		? []
		: oldLines.slice(start, Math.max(last + 1, start - shift));
}

const anyText = fc
	.oneof(
		fc.string({ minLength: 1, maxLength: 40, unit: "grapheme" }),
		fc.constantFrom(
			"{gym.name} costs: #1",
			"true",
			"98121",
			"- a hyphen",
			"",
			"“quoted” ’",
			"null",
			"1-2",
			"two\n\nparagraphs",
		),
	)
	.map((text) => composeAccents(text.trim()))
	.filter((text) => refusedInValue(text).length === 0);

/** True for entries whose key is a name that the owner chose. */
const areNamed = ({ file, path }: { file: string; path: Path }) =>
	(file === "coaches.yaml" && path.length === 1) ||
	(file === "testimonials.yaml" && path[0] === "people" && path.length === 2);
const isEntry = ({ path }: InnerValue) => typeof path.at(-1) === "number";

describe("any value of any file", () => {
	test("can be set to another text without changing comments or other lines", () => {
		fc.assert(
			fc.property(
				anyValueWhere(({ value }) => typeof value === "string"),
				anyText,
				({ text, path }, to) => {
					const operation: Operation = { kind: "set", path, value: to };
					const after = change(text, operation);
					const { value: before, body } = read(text);
					expect(read(after)).toEqual({
						value: expected(before, operation),
						body,
					});
					expect(comments(after)).toEqual(comments(text));
					const removed = removedLines(text, after);
					// The yaml package may join lines that the writer broke by hand.
					if (!/>-|\n +\[/.test(text))
						expect(removed.length).toBeLessThanOrEqual(1);
				},
			),
			{ numRuns: 60 },
		);
	});

	test("restores the file when it is set back to its old value", () => {
		fc.assert(
			fc.property(
				anyValueWhere(({ value }) => typeof value !== "object"),
				anyText,
				({ text, path, value }, to) => {
					const changed = change(text, { kind: "set", path, value: to });
					const back = change(changed, { kind: "set", path, value });
					expect(read(back)).toEqual(read(text));
					const removed = removedLines(text, back);
					// The yaml package may drop unnecessary quotes and line breaks.
					if (!/["[]|^\s/.test(removed.join(""))) expect(removed).toEqual([]);
				},
			),
			{ numRuns: 60 },
		);
	});

	test("can be removed without changing other values", () => {
		fc.assert(
			fc.property(
				anyValueWhere(() => true),
				({ text, path }) => {
					const operation: Operation = { kind: "remove", path };
					const after = change(text, operation, () => []);
					expect(read(after).value).toEqual(
						expected(read(text).value, operation),
					);
					expect(comments(text)).toEqual(
						expect.arrayContaining(comments(after)),
					);
				},
			),
			{ numRuns: 60 },
		);
	});
});

describe("any entry of any list", () => {
	test("can be inserted and removed again without changing the file", () => {
		fc.assert(
			fc.property(anyValueWhere(isEntry), ({ text, path, value }) => {
				const operation: Operation = { kind: "insert", path, value };
				const after = change(text, operation);
				expect(read(after).value).toEqual(
					expected(read(text).value, operation),
				);
				expect(comments(after)).toEqual(comments(text));
				const back = change(after, { kind: "remove", path });
				expect(read(back)).toEqual(read(text));
				if (!text.includes("\n    [")) expect(back).toBe(text);
			}),
			{ numRuns: 60 },
		);
	});

	test("restores the file when it is moved back, also in a record of named entries", () => {
		fc.assert(
			fc.property(
				anyValueWhere((inner) => isEntry(inner) || areNamed(inner)),
				fc.nat(9),
				({ text, path }, position) => {
					const siblings = at(read(text).value, path.slice(0, -1)) as object;
					const keys = Object.keys(siblings);
					const to = position % keys.length;
					const from = keys.indexOf(String(path.at(-1)));
					const after = change(text, { kind: "move", path, to });
					const moved = keys
						.toSpliced(from, 1)
						.toSpliced(to, 0, String(path.at(-1)));
					const result = at(read(after).value, path.slice(0, -1)) as object;
					const values = new Map(Object.entries(siblings));
					expect(Object.values(result)).toEqual(
						moved.map((key) => values.get(key)),
					);
					expect(comments(after).toSorted()).toEqual(comments(text).toSorted());
					const newKey = Array.isArray(siblings) ? to : (path.at(-1) ?? "");
					const back = change(after, {
						kind: "move",
						path: [...path.slice(0, -1), newKey],
						to: from,
					});
					expect(read(back)).toEqual(read(text));
					// If a comment is above the first entry, the yaml package attaches it to the list instead
					// of the entry.
					const line = fileOf(after).lineOf([...path.slice(0, -1), newKey]);
					const isTheLists =
						to === 0 && after.split("\n")[line - 2]?.trim().startsWith("#");
					if (!text.includes("\n    [") && !isTheLists) expect(back).toBe(text);
				},
			),
			{ numRuns: 60 },
		);
	});
});

test("a new Markdown body leaves the front matter unchanged", () => {
	for (const { text } of files.filter(({ path }) => path.endsWith(".md"))) {
		const { value, body } = read(text);
		const after = change(text, { kind: "body", text: "## New\n\nWords" });
		expect(read(after)).toEqual({ value, body: "## New\n\nWords" });
		expect(change(after, { kind: "body", text: body })).toBe(text);
	}
});

const order = (path: Path) =>
	path.length === 0 ? ["name", "photo", "minutes", "note"] : undefined;
const ordered = "name: A\n# How long\nminutes: 90\n\nnote: B\n";
test.each<[string, string, Operation, string]>([
	[
		"a new field is inserted in the schema's order",
		ordered,
		{ kind: "set", path: ["photo"], value: { file: "a.jpg" } },
		"name: A\nphoto:\n  file: a.jpg\n# How long\nminutes: 90\n\nnote: B\n",
	],
	[
		"a removed field leaves its comment",
		ordered,
		{ kind: "remove", path: ["minutes"] },
		"name: A\n\n# How long\nnote: B\n",
	],
	[
		"an emptied list is written as []",
		"list:\n  - a: 1\n",
		{ kind: "remove", path: ["list", 0] },
		"list: []\n",
	],
	[
		"a refilled list is written with one entry per line",
		"list: []\n",
		{ kind: "insert", path: ["list", 0], value: { a: 2 } },
		"list:\n  - a: 2\n",
	],
	[
		"the focal point of a picture is written in brackets",
		"photo:\n  file: rig.jpg\n",
		{ kind: "set", path: ["photo", "focus"], value: [50, 70] },
		"photo:\n  file: rig.jpg\n  focus: [50, 70]\n",
	],
	[
		"the first body of an article is written below an empty line",
		"---\ntitle: A\n---\n",
		{ kind: "body", text: "Words" },
		"---\ntitle: A\n---\n\nWords\n",
	],
	[
		"Windows line endings are kept",
		"a: 1\r\nb: 2\r\n",
		{ kind: "set", path: ["a"], value: 3 },
		"a: 3\r\nb: 2\r\n",
	],
])("%s", (_title, before, operation, after) => {
	expect(change(before, operation, order)).toBe(after);
});

test("a change at a path that does not exist throws an error", () => {
	expect(() => change("a: 1\n", { kind: "remove", path: ["b"] })).toThrow(
		"nothing at b",
	);
	expect(() =>
		change("a: 1\n", { kind: "set", path: ["b", "c"], value: 1 }),
	).toThrow("nothing at b.c");
});
