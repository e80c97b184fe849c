import { isObject, type Path } from "../text/path.ts";
import { fieldAt } from "./field-at.ts";
import type { Field } from "./form.ts";
import {
	formatValue,
	timeKinds,
	titleOf,
	titleOfEntry,
} from "./format-value.ts";
import { isSame } from "./is-same.ts";
import { matchEntries } from "./match-entries.ts";
import { lowerFirst } from "./names.ts";

export type Difference = {
	label: string;
	/** Leads to the field in the later value, or to the list from which an entry was removed. */
	path: Path;
	kind?: Field["kind"] | undefined;
	before?: string;
	after?: string;
	/** The earlier value of a field without fields of its own. */
	valueBefore?: unknown;
};

/**
 * Lists the differences for the owner: "Memberships, Silver, price per week: $79 to $75". `labels`
 * contains the labels of the enclosing fields, and `path` leads to `after`.
 */
export function differences(
	field: Field | undefined,
	before: unknown,
	after: unknown,
	labels: readonly string[] = [],
	path: Path = [],
): Difference[] {
	if (isSame(before, after)) return [];
	const distinctLabels = labels.filter(
		(part, index) => part.toLowerCase() !== labels[index - 1]?.toLowerCase(),
	);
	const label = distinctLabels.join(", ") || field?.label || "";
	const kind = field?.kind;
	if (before === undefined || before === null)
		return [{ label, path, kind, after: formatValue(field, after) }];
	if (after === undefined || after === null)
		return [{ label, path, kind, before: formatValue(field, before) }];
	if (Array.isArray(before) && Array.isArray(after)) {
		if (!before.concat(after).some(isObject))
			return [
				{
					label,
					path,
					kind,
					before: formatValue(field, before),
					after: formatValue(field, after),
					valueBefore: before,
				},
			];
		return entriesOf(field, before, after, labels, label, path);
	}
	if (isObject(before) && isObject(after)) {
		const isRecord = field?.kind === "record";
		const names = new Set([...Object.keys(before), ...Object.keys(after)]);
		const lines = [...names].flatMap((name) => {
			const inner =
				fieldAt(field, [name], after) ?? fieldAt(field, [name], before);
			const value = Reflect.get(after, name);
			const ownLabel = isRecord
				? titleOf(value ?? Reflect.get(before, name)) || name
				: labelIn(labels, inner?.label ?? name);
			return differences(
				inner,
				Reflect.get(before, name),
				value,
				[...labels, ownLabel],
				[...path, name],
			);
		});
		return lines.length > 0 || !isRecord ? lines : [newOrder(label, path)];
	}
	return [
		{
			label,
			path,
			kind,
			before: quoted(field, formatValue(field, before)),
			after: quoted(field, formatValue(field, after)),
			valueBefore: before,
		},
	];
}

function labelIn(labels: readonly string[], label: string): string {
	return labels.length === 0 ? label : lowerFirst(label);
}

function quoted(field: Field | undefined, text: string): string {
	const isTime = field && timeKinds.has(field.kind);
	return text.includes(" ") && !isTime ? `“${text}”` : text;
}

function entriesOf(
	field: Field | undefined,
	before: readonly unknown[],
	after: readonly unknown[],
	labels: readonly string[],
	label: string,
	path: Path,
): Difference[] {
	const entry = field?.kind === "list" ? field.entry : undefined;
	const matches = matchEntries(before, after);
	const lines: Difference[] = [
		...after.flatMap((now, index) => {
			const old = matches[index];
			if (old === undefined) return [];
			const title =
				titleOfEntry(entry, now) || labelIn(labels, entry?.label ?? "");
			const inner = title ? [...labels, title] : labels;
			return differences(entry, before[old], now, inner, [...path, index]);
		}),
		...before
			.filter((_, index) => !matches.includes(index))
			.map((value) => ({ label, path, before: formatValue(entry, value) })),
		...after.flatMap((value, index) =>
			matches[index] === undefined
				? { label, path: [...path, index], after: formatValue(entry, value) }
				: [],
		),
	];
	return lines.length > 0 ? lines : [newOrder(label, path)];
}

function newOrder(label: string, path: Path): Difference {
	return { label, path, before: "the old order", after: "a new order" };
}
