import fc from "fast-check";
import { expect, test } from "vitest";
import { change, readValue } from "#model/edit/change.ts";
import { operationsFor } from "./operations.ts";

const text = fc.constantFrom("squat", "press", "row", "a: b", "");
const row = fc.record(
	{ id: fc.constantFrom("a", "b", "c", "d"), note: text, load: fc.nat(9) },
	{ requiredKeys: ["id"] },
);
const value = fc.record(
	{
		name: text,
		tags: fc.array(text, { maxLength: 3 }),
		rows: fc.array(row, { maxLength: 5 }),
		people: fc.dictionary(fc.constantFrom("jo", "una", "kim"), row),
	},
	{ requiredKeys: ["rows", "people"] },
);
const orders: Readonly<Record<string, readonly string[]>> = {
	"": ["name", "tags", "rows", "people"],
	rows: ["id", "note", "load"],
};
const orderAt = (path: readonly (string | number)[]) =>
	path[0] === "people" && path.length === 1
		? undefined
		: orders[path.length === 0 ? "" : "rows"];

function changed(before: object, after: object): string {
	return operationsFor(before, after, orderAt).reduce(
		(text, operation) => change(text, operation, orderAt),
		JSON.stringify(before),
	);
}

test("the operations turn any value into any other, with records in the same order", () => {
	fc.assert(
		fc.property(value, value, (before, after) => {
			const made = readValue(changed(before, after))?.value;
			expect(made).toEqual(after);
			expect(Object.keys(Reflect.get(Object(made), "people"))).toEqual(
				Object.keys(after.people),
			);
		}),
	);
});

test("operationsFor returns no operations for an unchanged value", () => {
	fc.assert(
		fc.property(value, (same) => {
			expect(operationsFor(same, structuredClone(same), orderAt)).toEqual([]);
		}),
	);
});

test("an entry that moves keeps its comment", () => {
	const text = "rows:\n  - id: a\n  # heavy\n  - id: b\n";
	const before = { rows: [{ id: "a" }, { id: "b" }] };
	const after = { rows: [{ id: "b" }, { id: "a" }] };
	const [operation, ...rest] = operationsFor(before, after, orderAt);
	expect(rest).toEqual([]);
	expect(operation && change(text, operation, orderAt)).toContain(
		"# heavy\n  - id: b\n",
	);
});

test("a photo keeps its comment if its alt text changes and another is removed", () => {
	const text =
		"rows:\n  - photo: { file: a.jpg }\n  # heavy\n  - photo: { file: b.jpg }\n";
	const b = { photo: { file: "b.jpg", alt: "B" } };
	const before = readValue(text)?.value;
	const changed = operationsFor(before, { rows: [b] }, orderAt).reduce(
		(text, operation) => change(text, operation, orderAt),
		text,
	);
	expect(readValue(changed)?.value).toEqual({ rows: [b] });
	expect(changed).toContain("# heavy\n  - photo:");
});
