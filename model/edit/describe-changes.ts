import type { Path } from "../text/path.ts";
import { readValue } from "./change.ts";
import { type Difference, differences } from "./differences.ts";
import type { Draft } from "./drafts.ts";
import { shownFieldPath } from "./field-at.ts";
import type { Field } from "./form.ts";
import { timeKinds } from "./format-value.ts";
import { titleFromPath } from "./names.ts";
import {
	type Forms,
	folderOf,
	kindOf,
	ownTitle,
	titleOfFile,
} from "./tasks.ts";

/** Texts of a file before and after a published change; null if the file did not exist. */
export type TextChange = { before: string | null; after: string | null };

type Context = {
	forms: Forms;
	insertFacts: (text: string) => string;
	/**
	 * Names of the pictures that pages show now. Undefined for a change in the history, because the
	 * pages may have been different then.
	 */
	picturesOnPages?: ReadonlySet<string> | undefined;
};

export type Changed = Context & {
	drafts: Readonly<Record<string, Draft>>;
	saved: Readonly<Record<string, string>>;
	/** The published text of each file with unpublished saved changes; null for a new file. */
	published: Readonly<Record<string, string | null>>;
};

type ChangeLine = {
	text: string;
	/** The changed field; empty if the whole file changed. */
	path: Path;
};

export type FileChange = {
	file: string;
	title: string;
	lines: readonly ChangeLine[];
};

export function unsavedChanges(changed: Changed): FileChange[] {
	const changes = Object.entries(changed.drafts).map(([file, { text }]) =>
		describeFile(changed, file, savedText(changed, file), text),
	);
	return inOrderOfForms(changed, changes);
}

export function unpublishedChanges(changed: Changed): FileChange[] {
	const { published } = changed;
	const changes = Object.entries(published).map(([file, text]) =>
		describeFile(changed, file, text, savedText(changed, file)),
	);
	return inOrderOfForms(changed, changes);
}

export function publishedChange(
	changed: Context,
	texts: Readonly<Record<string, TextChange>>,
): FileChange[] {
	const changes = Object.entries(texts).map(([file, { before, after }]) =>
		describeFile(changed, file, before, after),
	);
	return inOrderOfForms(changed, changes);
}

function inOrderOfForms(
	{ forms }: Pick<Changed, "forms">,
	changes: readonly FileChange[],
): FileChange[] {
	const place = ({ file }: FileChange) => {
		const index = forms.files.findIndex(({ path }) => path === file);
		if (index >= 0) return index;
		return forms.files.length + (file.startsWith("images/") ? 1 : 0);
	};
	return changes.toSorted(
		(a, b) => place(a) - place(b) || a.file.localeCompare(b.file),
	);
}

function savedText({ saved }: Changed, file: string): string | null {
	return saved[file] ?? null;
}

function describeFile(
	{ forms, insertFacts, picturesOnPages }: Context,
	file: string,
	before: string | null,
	after: string | null,
): FileChange {
	const [, picture] = /^images\/(.+)/.exec(file) ?? [];
	if (picture) {
		const isUnused = picturesOnPages && !picturesOnPages.has(picture);
		const added = isUnused ? "new, not used on any page" : "new";
		const kind =
			before === null ? added : after === null ? "removed" : "another picture";
		return {
			file,
			title: `Picture ${picture}`,
			lines: [{ text: kind, path: [] }],
		};
	}
	const { files, folders } = forms;
	const form =
		files.find(({ path }) => path === file)?.form ??
		folderOf(folders, file)?.form;
	const value = readValue(after ?? before ?? "")?.value;
	const kind = kindOf(file) === "page" ? "Page" : "Article";
	return {
		file,
		title: folderOf(folders, file)
			? `${kind} “${insertFacts(ownTitle(value)) || titleFromPath(file)}”`
			: titleOfFile(files, file),
		lines: describeChange(form, before, after),
	};
}

function describeChange(
	form: Field | undefined,
	before: string | null,
	after: string | null,
): ChangeLine[] {
	if (after === null) return [{ text: "removed", path: [] }];
	if (before === null) return [{ text: "new", path: [] }];
	const [old, now] = [before, after].map(readValue);
	if (!old || !now) return [{ text: "The whole file is changed", path: [] }];
	const lines: ChangeLine[] = differences(form, old.value, now.value).map(
		(difference) => ({
			text: describeDifference(difference),
			path: shownFieldPath(form, difference.path, now.value),
		}),
	);
	return old.body === now.body
		? lines
		: [...lines, { text: "The text is rewritten", path: ["body"] }];
}

function describeDifference(difference: Difference): string {
	const { label, kind, before, after } = difference;
	if (kind === "pair") return `${label}: changed`;
	const isInLabel = `, ${label}`.endsWith(`, ${after ?? before}`);
	if (after === undefined)
		return isInLabel ? `${label}: removed` : `${label}: ${before} removed`;
	if (before === undefined)
		return isInLabel ? `${label}: new` : `${label}: new, ${after}`;
	// "A to B" alone would read like a time span.
	const isTime = kind && timeKinds.has(kind);
	return `${label}: ${isTime ? "changed from " : ""}${before} to ${after}`;
}

export function commitMessage(changes: readonly FileChange[]): string {
	const lines = changes.flatMap(({ title, lines: fileLines }) =>
		fileLines.map(({ text }) => `${title}: ${text}`),
	);
	const [first = "Change the content"] = lines;
	const titles = [...new Set(changes.map(({ title }) => title))];
	const names = titles.join(", ");
	const short =
		names.length > 72 ? `${titles[0]} and ${titles.length - 1} more` : names;
	const subject = lines.length > 1 || first.length > 72 ? short : first;
	return `${subject.slice(0, 72)}\n\n${lines.join("\n")}\n`;
}
