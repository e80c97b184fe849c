import type { ContentProblem } from "../text/content-error.ts";
import { type Path, parsePath, valueAt } from "../text/path.ts";
import { fieldAt } from "./field-at.ts";
import { describePath } from "./field-locations.ts";
import { type Field, referenceKinds } from "./form.ts";
import { formatDates } from "./format-value.ts";
import { choiceLabel, titleFromPath } from "./names.ts";
import { type FormFile, titleOfFile } from "./tasks.ts";

/** The expectation that model/schema/fields.ts reports for a plain text. */
const plainTextExpectation = "words, not an empty line";

export const stillEmpty = "still empty";

const kindsWithPicker: ReadonlySet<Field["kind"]> = new Set([
	"author",
	"choice",
	"coach",
	"date",
	"days",
	"member",
	"moment",
	"picture",
	"printedDate",
	"service",
	"time",
]);

/** While the user types, these fields store valid values only (edit/app/fields/parsed-input.tsx). */
const parsedKinds: ReadonlySet<Field["kind"]> = new Set(["phone", "time"]);

const isoDateKinds: ReadonlySet<Field["kind"]> = new Set(["date", "moment"]);

export function isMissing({ found }: ContentProblem): boolean {
	return ['""', "nothing", "[]"].includes(found);
}

type Context = {
	form?: Field | undefined;
	value?: unknown;
	files?: readonly FormFile[];
	isWarning?: boolean;
	/** True if the message is in the same view as the field. */
	isNearField?: boolean;
};

/**
 * Formats a problem for the owner. Replaces file names, field names in backticks and paths such as
 * plans[1] with the titles of forms and fields.
 */
export function problemText(
	problem: ContentProblem,
	{
		form,
		value,
		files = [],
		isWarning = false,
		isNearField = false,
	}: Context = {},
): string {
	const path = problem.field ? parsePath(problem.field) : [];
	const kind = fieldAt(form, path, value)?.kind;
	const withTitles = (text: string) =>
		text
			.replaceAll("content/images", "“Pictures”")
			.replaceAll(
				/\b(?:content\/)?((?:[\w-]+\/)*[\w-]+\.(?:yaml|md))\b/g,
				(_all, file) => `“${titleOfFile(files, file)}”`,
			);
	const wanted = withTitles(problem.expected)
		.replaceAll(/`(\w+)(: true)?`/g, (_all, name, isSwitch) => {
			const label = labelOfName(form, path, value, name) ?? name;
			return `“${label}”${isSwitch ? " switched on" : ""}`;
		})
		.replaceAll(
			/\b\w+\[\d+\]/g,
			(place) => `“${describePath(form, value, parsePath(place)) || place}”`,
		);
	// True if the expectation lists the valid values, as in "a section: text, points".
	const listsValues = /: \w+, /.test(problem.expected);
	const expected =
		kind === "choice" || (kind === "fixed" && listsValues)
			? "one of the choices"
			: kind === "page" || (kind && referenceKinds.has(kind))
				? wanted.replace(/ \([^)]*\)/, "")
				: wanted;
	const expectation = `${isWarning ? "better:" : "needs"} ${expected}`;
	if (isMissing(problem))
		return (kind && kindsWithPicker.has(kind)) ||
			expected === plainTextExpectation
			? stillEmpty
			: `${stillEmpty}: ${expectation}`;
	// Shows a key such as "lena" as the name "Lena", because the owner has never seen keys.
	const isUnknownPerson =
		/^a (?:coach|person) of /.test(problem.expected) &&
		/^"[^"]+"$/.test(problem.found);
	if (isUnknownPerson)
		return `“${choiceLabel(problem.found.slice(1, -1))}” is not there any more: choose another${isRemovable(form, path, value) ? " or remove it" : ""}`;
	// Omits values that the owner never sees: lists and groups as JSON, and the fixed name of a
	// variant.
	const isInternal = /^[[{]/.test(problem.found) || kind === "fixed";
	const isWrittenByOwner = problem.found.startsWith('"');
	const found =
		kind === "days"
			? titleFromPath(problem.found)
			: isWrittenByOwner
				? problem.found
				: withTitles(problem.found);
	const mayBeOutdated = isNearField && kind && parsedKinds.has(kind);
	const message =
		isInternal || mayBeOutdated ? expectation : `${expectation}. Now: ${found}`;
	return kind && isoDateKinds.has(kind) ? formatDates(message) : message;
}

function isRemovable(
	form: Field | undefined,
	path: Path,
	value: unknown,
): boolean {
	const listPath = path.slice(0, -1);
	const list = fieldAt(form, listPath, value);
	const entries = valueAt(value, listPath);
	return (
		list?.kind === "list" &&
		Array.isArray(entries) &&
		entries.length > list.minItems
	);
}

function labelOfName(
	form: Field | undefined,
	path: Path,
	value: unknown,
	name: string,
): string | undefined {
	for (let length = path.length; length >= 0; length -= 1) {
		const found = fieldIn(fieldAt(form, path.slice(0, length), value), name);
		if (found) return found.label;
	}
	return undefined;
}

function fieldIn(field: Field | undefined, name: string): Field | undefined {
	if (field?.kind === "group") return field.fields[name];
	if (field?.kind === "list" || field?.kind === "record")
		return fieldIn(field.entry, name);
	if (field?.kind === "photo" || field?.kind === "variants")
		return field.variants
			.map((variant) => fieldIn(variant, name))
			.find(Boolean);
	return undefined;
}
