import { formatDate, isCalendarDate } from "#lib/time/calendar-date.ts";
import { weekdays } from "#lib/time/time.ts";
import { formatDays } from "#schedule/hours/hours.ts";
import { isObject, type Path } from "../text/path.ts";
import { fieldAt } from "./field-at.ts";
import { variantOf } from "./field-variants.ts";
import type { Field } from "./form.ts";
import { choiceLabel, lowerFirst } from "./names.ts";

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

/**
 * Returns the index in `before` of each entry of `after`; undefined for a new entry. Looks first
 * for an equal entry, then for the only unmatched entry with the same id, name, platform or photo.
 * Matches the other entries by index if the lists have equal lengths; if not, matches entries that
 * differ in one field only.
 */
export function matchEntries(
	before: readonly unknown[],
	after: readonly unknown[],
): readonly (number | undefined)[] {
	const unmatched = new Set(before.keys());
	const matches: (number | undefined)[] = after.map(() => undefined);
	const match = (isMatch: (old: number, now: number) => boolean) => {
		for (const now of after.keys()) {
			if (matches[now] !== undefined) continue;
			const found = [...unmatched].find((old) => isMatch(old, now));
			if (found === undefined) continue;
			unmatched.delete(found);
			matches[now] = found;
		}
	};
	const isAtSameIndex = (old: number, now: number) => old === now;
	const isEqual = (old: number, now: number) => isSame(before[old], after[now]);
	match((old, now) => isAtSameIndex(old, now) && isEqual(old, now));
	match(isEqual);
	const unmatchedLists = [
		before.filter((_, index) => unmatched.has(index)),
		after.filter((_, index) => matches[index] === undefined),
	];
	match((old, now) => {
		const identity = identityOf(after[now]);
		return (
			identity !== "" &&
			identity === identityOf(before[old]) &&
			unmatchedLists.every((list) => isUnique(identity, list))
		);
	});
	match(
		before.length === after.length
			? isAtSameIndex
			: (old, now) => hasOneChange(before[old], after[now]),
	);
	return matches;
}

/** True for a renamed entry: all fields but one are the same. */
function hasOneChange(before: unknown, after: unknown): boolean {
	if (!isObject(before) || !isObject(after)) return false;
	const names = Object.keys({ ...before, ...after });
	const changed = names.filter(
		(name) => !isSame(Reflect.get(before, name), Reflect.get(after, name)),
	);
	return changed.length === 1 && names.length > 1;
}

/** Returns the id, name, platform or photo of a list entry; "" if it has none. */
export function identityOf(entry: unknown): string {
	const { id, photo, platform } = Object(entry);
	return firstText([id, displayName(entry), platform, Object(photo).file]);
}

function isUnique(identity: string, list: readonly unknown[]): boolean {
	return list.filter((one) => identityOf(one) === identity).length === 1;
}

/** Returns the title: weekdays, hours and name, or name and dates, or else the first text. */
export function titleOf(value: unknown): string {
	if (typeof value === "string" || typeof value === "number")
		return String(value);
	if (!isObject(value)) return "";
	const days: unknown = Reflect.get(value, "days");
	if (Array.isArray(days)) {
		const { opens, closes, start, end, name } = value as Record<string, string>;
		const hours = [opens ?? start, closes ?? end].filter(Boolean).join(" to ");
		const validDays = weekdays.filter((day) => days.includes(day));
		const invalidDays = days
			.filter((day) => !validDays.includes(day))
			.map(String);
		return [formatDays(validDays), ...invalidDays, hours, name]
			.filter(Boolean)
			.join(", ");
	}
	const named = [displayName(value), ...daysOf(value)].filter(Boolean);
	if (named.length > 0) return named.join(", ");
	const [first] = Object.values(value).filter(
		(inner) => typeof inner === "string" && inner !== "",
	);
	return typeof first === "string"
		? first
		: Object.values(value).map(titleOf).find(Boolean) || "";
}

/** Returns the title of an entry, or the label of its variant if the entry has no text yet. */
export function titleOfEntry(field: Field | undefined, entry: unknown): string {
	const title = titleOf(entry);
	const variant =
		field?.kind === "variants" ? variantOf(field, entry) : undefined;
	const isKind =
		variant?.kind === "group" &&
		Object.values(variant.fields).some(
			(part) => part.kind === "fixed" && part.value === title,
		);
	return isKind ? variant.label : title;
}

function displayName(value: unknown): string {
	const names = ["name", "title", "label", "question", "note", "alt"];
	return firstText(names.map((name) => Reflect.get(Object(value), name)));
}

function firstText(values: readonly unknown[]): string {
	return String(values.find((text) => typeof text === "string" && text) ?? "");
}

function daysOf(value: object): string[] {
	const days = ["from", "to"]
		.map((name) => Reflect.get(value, name))
		.filter((day) => typeof day === "string")
		.filter(isCalendarDate)
		.map((day) => formatDate(day, { hasYear: true, isShort: true }));
	return days.length > 0 ? [days.join(" to ")] : [];
}

/** Dates and times of day. */
export const timeKinds: ReadonlySet<Field["kind"]> = new Set([
	"date",
	"moment",
	"printedDate",
	"time",
]);

const keyKinds: ReadonlySet<Field["kind"]> = new Set([
	"choice",
	"coach",
	"member",
]);

export function formatValue(field: Field | undefined, value: unknown): string {
	if (field?.kind === "money" && typeof value === "number") return `$${value}`;
	if (field?.kind === "pair" && Array.isArray(value))
		return `${value[0]} % from the left, ${value[1]} % from the top`;
	if (field?.kind === "photo" || field?.kind === "variants") {
		const variant = variantOf(field, value);
		if (variant?.kind !== "group") return formatValue(variant, value);
	}
	const isKey = field && keyKinds.has(field.kind);
	if (isKey && typeof value === "string" && value) return choiceLabel(value);
	if (value === true) return "yes";
	if (value === false) return "no";
	if (value === "") return "nothing";
	if (field?.kind === "date" || field?.kind === "moment")
		return formatDates(String(value));
	if (Array.isArray(value)) {
		const entry = field?.kind === "list" ? field.entry : undefined;
		const titles = value.map((one) =>
			isObject(one) ? titleOf(one) : formatValue(entry, one),
		);
		return titles.join(", ") || "nothing";
	}
	if (isObject(value)) return titleOf(value);
	return String(value);
}

/** "2026-12-19 9:00 AM" -> "Sat, Dec 19, 2026 9:00 AM". Keeps a date that does not exist. */
export function formatDates(text: string): string {
	return text.replaceAll(/\b\d{4}-\d{2}-\d{2}\b/g, (day) =>
		isCalendarDate(day)
			? formatDate(day, { hasYear: true, isShort: true })
			: day,
	);
}

export function isSame(a: unknown, b: unknown): boolean {
	return JSON.stringify(a) === JSON.stringify(b);
}
