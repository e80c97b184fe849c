import { formatDate, isCalendarDate } from "#lib/time/calendar-date.ts";
import { type Path, parsePath } from "../text/path.ts";
import { valuesIn } from "../text/walk-values.ts";
import { fieldAt } from "./field-at.ts";
import { describePath } from "./field-locations.ts";
import type { Field } from "./form.ts";
import { formatValue } from "./format-value.ts";
import { formTitles, searchSynonyms, titleOfFile } from "./tasks.ts";

type Hit = { file: string; path: Path; title: string; description: string };

type FieldHit = Hit & { field: Field | undefined; labels: string };

type Searched = {
	files: readonly string[];
	forms: Parameters<typeof titleOfFile>[0];
	formOf: (file: string) => Field | undefined;
	valueIn: (file: string) => unknown;
	insertFacts: (text: string) => string;
};

export type Found = {
	hits: readonly Hit[];
	more: number;
};

const maxHits = 30;

/**
 * Returns the forms and fields whose title, synonym or text contains all words of `query`. Forms
 * and synonyms come first. Then come fields with all words in the label, fields with all words in
 * the path ("Memberships, Silver, Price per week"), fields with `query` itself in the text, and
 * all others.
 */
export function findText(searched: Searched, query: string): Found {
	const phrase = query.toLowerCase();
	const words = phrase.split(/\s+/);
	const has = (text: string) =>
		words.every((word) => text.toLowerCase().includes(word));
	const rank = ({ field, labels, description }: FieldHit) => {
		// Ranks the short name last, because the form shows it last.
		if (field?.kind === "shortName") return 3;
		if (has(field?.label ?? "")) return 0;
		if (has(labels)) return 1;
		return description.toLowerCase().includes(phrase) ? 2 : 3;
	};
	const fields = searched.files
		.flatMap((file) => fieldsOf(searched, file))
		.filter(({ title, description }) => has(`${title} ${description}`))
		.toSorted((a, b) => rank(a) - rank(b) || a.path.length - b.path.length);
	const all = [...formsNamed(searched, has), ...fields];
	return {
		hits: all.slice(0, maxHits),
		more: Math.max(0, all.length - maxHits),
	};
}

function fieldsOf(
	{ forms, formOf, valueIn, insertFacts }: Searched,
	file: string,
): FieldHit[] {
	const form = formOf(file);
	const value = valueIn(file);
	const title = titleOfFile(forms, file, value);
	return leavesOf(value).map(({ path, text }) => {
		const field = fieldAt(form, path, value);
		const labels = insertFacts(describePath(form, value, path));
		return {
			file,
			path,
			title: `${insertFacts(title)}: ${labels}`,
			field,
			labels,
			description: insertFacts(formatValue(field, withLongDate(text))),
		};
	});
}

/** "2026-12-24" -> "Thursday, December 24, 2026", as people search for it. */
function withLongDate(text: string): string {
	return text.replace(/^\d{4}-\d{2}-\d{2}\b/, (day) =>
		isCalendarDate(day) ? formatDate(day, { hasYear: true }) : day,
	);
}

function formsNamed(
	{ forms, formOf, valueIn }: Searched,
	isMatch: (text: string) => boolean,
): Hit[] {
	const formCandidates = formTitles(forms).map(({ path: file, title }) => ({
		key: file,
		file,
		path: [],
		title,
	}));
	const fieldCandidates = Object.keys(searchSynonyms).flatMap((key) => {
		const [file = "", field] = key.split(":");
		if (!field) return [];
		const path = parsePath(field);
		const label = describePath(formOf(file), valueIn(file), path);
		return {
			key,
			file,
			path,
			title: `${titleOfFile(forms, file)}: ${label}`,
		};
	});
	return [...formCandidates, ...fieldCandidates].flatMap(({ key, ...hit }) => {
		const description = (searchSynonyms[key] ?? []).filter(isMatch).join(", ");
		return description || isMatch(hit.title) ? { ...hit, description } : [];
	});
}

/** Returns all texts and numbers as strings, each with its path. */
export function leavesOf(value: unknown) {
	return valuesIn(value).flatMap(({ value: leaf, path }) =>
		typeof leaf === "string" || typeof leaf === "number"
			? [{ text: String(leaf), path }]
			: [],
	);
}
