import { formatDate, isCalendarDate } from "#lib/time/calendar-date.ts";
import { weekdays } from "#lib/time/time.ts";
import { formatDays } from "#schedule/hours/hours.ts";
import { isObject } from "../text/path.ts";
import { variantOf } from "./field-variants.ts";
import type { Field } from "./form.ts";
import { choiceLabel } from "./names.ts";

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

export function displayName(value: unknown): string {
	const names = ["name", "title", "label", "question", "note", "alt"];
	return firstText(names.map((name) => Reflect.get(Object(value), name)));
}

export function firstText(values: readonly unknown[]): string {
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
