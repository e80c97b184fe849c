import { type Content, entryOf, folderOf } from "../files.ts";
import type { ParsedContent } from "../parse-content.ts";
import type { ImageMaster } from "../pictures/pictures.ts";
import { isObject, parsePath, valueAt } from "../text/path.ts";
import { change, type Path, readValue } from "./change.ts";
import { emptyValue } from "./empty-value.ts";
import { fieldAt, orderOf } from "./field-at.ts";
import { type Field, formOf } from "./form.ts";

type Texts = ReadonlyMap<string, string>;
type Pictures = ReadonlyMap<string, Pick<ImageMaster, "width">>;

/** Limits the replacements per field, because a replacement may be invalid too. */
const maxAttempts = 5;

/**
 * Replaces invalid values for the preview with the saved value of the field, or else with a neutral
 * placeholder. Returns undefined if the content stays invalid.
 */
export function withPlaceholders(
	texts: Texts,
	saved: Texts,
	checked: ParsedContent,
	check: (texts: Texts) => ParsedContent,
	pictures: Pictures,
	attempts: ReadonlyMap<string, number> = new Map(),
): Content | undefined {
	if (checked.kind === "content") return checked.content;
	const tried = new Map(attempts);
	const filled = new Map(texts);
	/** Files from which a list entry was removed; the paths of their other problems are outdated. */
	const shifted = new Set<string>();
	for (const { file, field } of checked.problems) {
		const path = file.replace("content/", "");
		if (shifted.has(path)) continue;
		const place = `${path}:${field}`;
		const attempt = tried.get(place) ?? 0;
		if (attempt === maxAttempts) return undefined;
		tried.set(place, attempt + 1);
		const { text, isShifted } =
			fill(path, field, filled, saved, pictures, attempt) ?? {};
		if (text === undefined) return undefined;
		filled.set(path, text);
		if (isShifted) shifted.add(path);
	}
	// Rules between files wait for valid files, so a fixed problem may reveal others.
	return withPlaceholders(filled, saved, check(filled), check, pictures, tried);
}

type Filled = { text: string; isShifted?: boolean };

/** Replaces one invalid field in the text of a file, or the whole text. */
function fill(
	file: string,
	field: string | undefined,
	texts: Texts,
	saved: Texts,
	pictures: Pictures,
	attempt: number,
): Filled | undefined {
	const text = texts.get(file);
	const before = saved.get(file);
	const entry = entryOf(file);
	const value = readValue(text ?? "")?.value;
	if (!field || !entry || text === undefined || value === undefined)
		return text === before || before === undefined
			? undefined
			: { text: before };
	const path = parsePath(field);
	const form = formOf(entry.schema);
	const shown = fieldAt(form, path, value);
	const set = (at: Path, to: unknown): Filled => {
		const operation = { kind: "set", path: at, value: to } as const;
		return { text: change(text, operation, orderOf(form, value)) };
	};

	const isReplaced = before !== undefined && before !== text;
	const savedValue = valueAt(readValue(before ?? "")?.value, path);
	const isBegun = ![undefined, null, ""].includes(valueAt(value, path) as "");
	if (!shown || shown.kind === "fixed") return leaveOut(path, text, !shown);
	if (isReplaced && savedValue !== undefined && attempt === (isBegun ? 0 : 1))
		return set(path, savedValue);
	if (attempt < 3) {
		const named = set(path, placeholder(shown, pictures, attempt));
		if (shown.kind !== "author") return named;
		const guest: Path = [...path.slice(0, -1), "guest"];
		const operation = { kind: "set", path: guest, value: true } as const;
		return { text: change(named.text, operation) };
	}
	const borrowed = attempt === 3 && borrow(path, file, text, saved);
	return borrowed ? { text: borrowed } : leaveOut(path, text, false);
}

/** Removes the field if it is unknown, otherwise the outermost list entry that contains it. */
function leaveOut(
	path: Path,
	text: string,
	isUnknown: boolean,
): Filled | undefined {
	const place = path.findIndex((key) => typeof key === "number");
	if (isUnknown) return { text: change(text, { kind: "remove", path }) };
	if (place < 0) return undefined;
	const entry = path.slice(0, place + 1);
	return {
		text: change(text, { kind: "remove", path: entry }),
		isShifted: true,
	};
}

/** Copies the nearest enclosing value from another file of the folder. */
function borrow(
	path: Path,
	file: string,
	text: string,
	saved: Texts,
): string | undefined {
	const folder = folderOf(file);
	const other = [...saved.keys()].find(
		(one) => one !== file && folder && folderOf(one) === folder,
	);
	const lent = readValue(saved.get(other ?? "") ?? "")?.value;
	const nearest = [...path.keys()]
		.map((cut) => path.slice(0, path.length - cut))
		.find((each) => valueAt(lent, each) !== undefined);
	return (
		nearest &&
		change(text, { kind: "set", path: nearest, value: valueAt(lent, nearest) })
	);
}

/**
 * Returns a text such as "No author yet", or a neutral value of the field's kind. Dates and times
 * are later with each attempt, so that an end comes after its start.
 */
function placeholder(
	field: Field,
	pictures: Pictures,
	attempt: number,
): unknown {
	const inner = (one: Field) => placeholder(one, pictures, attempt);
	const year = 2030 + 10 * attempt;
	const values: Partial<Record<Field["kind"], unknown>> = {
		address: "https://example.com/",
		date: `${year}-01-01`,
		moment: `${year}-01-01 9:00 AM`,
		money: 0,
		number: 1,
		page: "/",
		picture: largestOf(pictures),
		printedDate: "January 1, 2020",
		shortName: `not-named-yet${attempt || ""}`,
		switch: false,
		time: `${9 + attempt}:00 AM`,
	};
	if (field.kind in values) return values[field.kind];
	if (field.kind === "group")
		return Object.fromEntries(
			Object.entries(field.fields)
				.filter(([, { isRequired }]) => isRequired)
				.map(([name, one]) => [name, inner(one)]),
		);
	if (field.kind === "photo" || field.kind === "variants")
		return field.variants[0] && inner(field.variants[0]);
	if (field.kind === "list")
		return Array.from({ length: Math.max(1, field.least) }, () =>
			inner(field.entry),
		);
	if (field.kind === "days") return field.options.slice(0, 1);
	const empty = emptyValue(field);
	if (isObject(empty) || empty !== "") return empty;
	return `No ${field.label.charAt(0).toLowerCase()}${field.label.slice(1)} yet`;
}

function largestOf(pictures: Pictures): string {
	const [first] = [...pictures]
		.filter(([file]) => !file.endsWith(".svg"))
		.toSorted(([, a], [, b]) => b.width - a.width);
	return first?.[0] ?? "";
}
