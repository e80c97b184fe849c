import { entryOf } from "../files.ts";
import type { ImageMaster } from "../pictures/pictures.ts";
import { isObject, type Path, parsePath, valueAt } from "../text/path.ts";
import { change, readValue } from "./change.ts";
import { emptyValue } from "./empty-value.ts";
import { fieldAt, orderOf } from "./field-at.ts";
import { type Field, formOf } from "./form.ts";
import { isSame } from "./is-same.ts";
import { lowerFirst } from "./names.ts";
import { savedValueAt } from "./saved-value.ts";

export type Texts = ReadonlyMap<string, string>;

/**
 * Stands in for a picture that is not chosen yet. Larger than the minimum size of every picture.
 */
export const noPicture: ImageMaster = {
	file: "no-picture-yet.png",
	path: "",
	width: 4000,
	height: 4000,
	hash: "none",
};

/** The most placeholders to try per field. A rule may reject the first ones. */
const maxPlaceholders = 3;

export type Attempts = { placeholders: number; isSavedTried: boolean };

/** Each valid value of these kinds is a real coach, day or member, so none is neutral. */
const kindsWithoutPlaceholder: ReadonlySet<Field["kind"]> = new Set([
	"coach",
	"days",
	"member",
]);

export type ReplacedText = {
	text: string;
	/** "nothing": the preview omits the list entry or the unknown field at the path. */
	by: "saved" | "placeholder" | "nothing";
	/** The replaced field or list. Missing if the whole file was replaced or an entry was removed. */
	path?: Path;
	removed?: Path;
};

/**
 * Replaces the invalid value of a field, or removes its list entry. The next attempt for the same
 * field tries another value. Returns undefined if nothing is left to try.
 */
export function replaceValue(
	file: string,
	field: string,
	texts: Texts,
	saved: Texts,
	tried: Attempts,
): ReplacedText | undefined {
	const text = texts.get(file);
	const before = saved.get(file);
	const entry = entryOf(file);
	const value = readValue(text ?? "")?.value;
	if (!field || !entry || text === undefined || value === undefined)
		return text === before || before === undefined
			? undefined
			: { text: before, by: "saved" };
	const path = parsePath(field);
	const form = formOf(entry.schema);
	const formField = fieldAt(form, path, value);
	const set = (
		to: unknown,
		by: ReplacedText["by"],
		at = path,
	): ReplacedText => {
		const operation = { kind: "set", path: at, value: to } as const;
		return {
			text: change(text, operation, orderOf(form, value)),
			by,
			path: at,
		};
	};
	// Finds nothing to replace, because `field` cannot express a name with a dot, a bracket or a
	// refused character.
	if (!formField && valueAt(value, path) === undefined) return undefined;
	if (!formField || formField.kind === "fixed")
		return removeFieldOrEntry(path, text, !formField);

	const savedFile = readValue(before ?? "")?.value;
	const savedValue = savedValueAt(value, savedFile, path);
	const currentValue = valueAt(value, path);
	// The saved figure was valid, so its problem is caused by a changed figure of the same list.
	if (
		typeof currentValue === "number" &&
		savedValue === currentValue &&
		!tried.isSavedTried
	) {
		tried.isSavedTried = true;
		const list = changedList(value, savedFile, path);
		if (list) return set(list.saved, "saved", list.path);
	}
	const hasSaved =
		savedValue !== undefined && !isSame(savedValue, currentValue);
	if (hasSaved && !tried.isSavedTried) {
		tried.isSavedTried = true;
		return set(savedValue, "saved");
	}
	const attempt = tried.placeholders;
	if (
		attempt < maxPlaceholders &&
		!kindsWithoutPlaceholder.has(formField.kind)
	) {
		tried.placeholders += 1;
		const previous = previousFigure(value, path);
		const neutral =
			formField.kind === "service"
				? firstService(texts)
				: placeholder(formField, attempt, previous);
		const placed = set(neutral, "placeholder");
		if (formField.kind !== "author") return placed;
		const guest: Path = [...path.slice(0, -1), "guest"];
		const operation = { kind: "set", path: guest, value: true } as const;
		return { ...placed, text: change(placed.text, operation) };
	}
	return removeFieldOrEntry(path, text, false);
}

/**
 * Returns the innermost changed list around a field, with its saved value. Returns undefined if
 * entries were added or removed.
 */
function changedList(
	value: unknown,
	savedFile: unknown,
	path: Path,
): { path: Path; saved: readonly unknown[] } | undefined {
	for (let depth = path.length - 1; depth > 0; depth -= 1) {
		const around = path.slice(0, depth);
		const now = valueAt(value, around);
		const saved = savedValueAt(value, savedFile, around);
		if (Array.isArray(now) && Array.isArray(saved) && !isSame(now, saved))
			return now.length === saved.length ? { path: around, saved } : undefined;
	}
	return undefined;
}

function removeFieldOrEntry(
	path: Path,
	text: string,
	isUnknown: boolean,
): ReplacedText | undefined {
	const depth = path.findIndex((key) => typeof key === "number");
	if (isUnknown)
		return { text: change(text, { kind: "remove", path }), by: "nothing" };
	if (depth < 0) return undefined;
	const entry = path.slice(0, depth + 1);
	return {
		text: change(text, { kind: "remove", path: entry }),
		by: "nothing",
		removed: entry,
	};
}

function firstService(texts: Texts): unknown {
	const { value } = readValue(texts.get("pages/article.yaml") ?? "") ?? {};
	return valueAt(value, ["services", 0, "to"]);
}

/**
 * Returns the number in the same field of the previous list entry. A placeholder must exceed it in
 * lists whose numbers must ascend.
 */
function previousFigure(value: unknown, path: Path): number | undefined {
	const depth = path.findLastIndex((key) => typeof key === "number");
	if (depth < 0) return undefined;
	const previous = valueAt(value, path.with(depth, Number(path[depth]) - 1));
	return typeof previous === "number" ? previous : undefined;
}

/**
 * Returns a text such as "No author yet", or a neutral value of the field's kind. Later attempts
 * return longer texts, higher numbers, and later dates and times, which a rule may require. For
 * example, an end must be after its start.
 */
function placeholder(field: Field, attempt: number, previous = 1): unknown {
	const inner = (one: Field) => placeholder(one, attempt);
	const year = 2030 + 10 * attempt;
	const values: Partial<Record<Field["kind"], unknown>> = {
		address: "https://example.com/",
		date: `${year}-01-01`,
		moment: `${attempt > 1 ? year : 2030}-01-01 ${9 + attempt}:00 AM`,
		money: attempt && previous + attempt,
		number: attempt ? previous + attempt : 1,
		page: "/",
		picture: noPicture.file,
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
		return Array.from({ length: Math.max(1, field.minItems) }, () =>
			inner(field.entry),
		);
	if (field.kind === "days") return field.options.slice(0, 1);
	const empty = emptyValue(field);
	if (isObject(empty) || empty !== "") return empty;
	const sentence = /^(?:What|When|Where)\b/.test(field.label)
		? `${field.label}: nothing yet`
		: `No ${lowerFirst(field.label)} yet`;
	return attempt === 0
		? sentence
		: `${sentence}. The page shows it here as soon as it is written.`;
}
