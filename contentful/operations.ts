import type { FieldOrder, Operation } from "#model/edit/change.ts";
import { isSame } from "#model/edit/is-same.ts";
import { matchEntries } from "#model/edit/match-entries.ts";
import type { Path } from "#model/text/path.ts";
import { isPlainObject } from "./is-plain-object.ts";

/**
 * Returns the operations that change a file's value from `before` to `after`. They keep the lines
 * and comments of unchanged parts. Empty and missing values count as equal.
 */
export function operationsFor(
	before: unknown,
	after: unknown,
	orderAt: FieldOrder,
	path: Path = [],
): Operation[] {
	if (isSame(before, after)) return [];
	if (isPlainObject(before) && isPlainObject(after))
		return orderAt(path)
			? inGroup(before, after, orderAt, path)
			: inRecord(before, after, orderAt, path);
	if (
		Array.isArray(before) &&
		Array.isArray(after) &&
		[...before, ...after].every(isPlainObject)
	)
		return inList(before, after, orderAt, path);
	return [{ kind: "set", path, value: after }];
}

type Fields = Readonly<Record<string, unknown>>;

function inGroup(
	before: Fields,
	after: Fields,
	orderAt: FieldOrder,
	path: Path,
): Operation[] {
	const names = new Set([...Object.keys(before), ...Object.keys(after)]);
	return [...names].flatMap((name): Operation[] => {
		const fieldPath = [...path, name];
		const [old, now] = [before[name], after[name]];
		if (isEmpty(old) && isEmpty(now)) return [];
		if (now === undefined) return [{ kind: "remove", path: fieldPath }];
		if (old === undefined)
			return [{ kind: "set", path: fieldPath, value: now }];
		return operationsFor(old, now, orderAt, fieldPath);
	});
}

/**
 * Returns the operations that change a record. They also put its keys in the order of `after`,
 * because the owner chooses this order.
 */
function inRecord(
	before: Fields,
	after: Fields,
	orderAt: FieldOrder,
	path: Path,
): Operation[] {
	const removedNames = Object.keys(before).filter((name) => !(name in after));
	const names = Object.keys(before).filter((name) => name in after);
	const placed = Object.entries(after).flatMap(
		([name, value], index): Operation[] => {
			const entryPath = [...path, name];
			const isNew = !names.includes(name);
			if (isNew) names.push(name);
			const from = names.indexOf(name);
			names.splice(index, 0, ...names.splice(from, 1));
			return [
				...(isNew
					? [{ kind: "set", path: entryPath, value } as const]
					: operationsFor(before[name], value, orderAt, entryPath)),
				...(from === index
					? []
					: [{ kind: "move", path: entryPath, to: index } as const]),
			];
		},
	);
	return [
		...removedNames.map(
			(name) => ({ kind: "remove", path: [...path, name] }) as const,
		),
		...placed,
	];
}

function inList(
	before: readonly unknown[],
	after: readonly unknown[],
	orderAt: FieldOrder,
	path: Path,
): Operation[] {
	const matches = matchEntries(before, after);
	const indexes = [...before.keys()];
	const removedIndexes = indexes.filter((index) => !matches.includes(index));
	const rows: (number | undefined)[] = indexes.filter((index) =>
		matches.includes(index),
	);
	const placed = after.flatMap((value, index): Operation[] => {
		const old = matches[index];
		const entryPath = [...path, index];
		if (old === undefined) {
			rows.splice(index, 0, undefined);
			return [{ kind: "insert", path: entryPath, value }];
		}
		const from = rows.indexOf(old);
		rows.splice(index, 0, ...rows.splice(from, 1));
		return [
			...(from === index
				? []
				: [{ kind: "move", path: [...path, from], to: index } as const]),
			...operationsFor(before[old], value, orderAt, entryPath),
		];
	});
	return [
		...removedIndexes
			.toReversed()
			.map((index) => ({ kind: "remove", path: [...path, index] }) as const),
		...placed,
	];
}

function isEmpty(value: unknown): boolean {
	return value === undefined || JSON.stringify(value) === "{}";
}
