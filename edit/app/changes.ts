import {
	describeChange,
	type FileChange,
} from "#model/edit/describe-changes.ts";
import { type Editing, readText } from "./editing.ts";
import { folderOf, kindOf, ownTitle, titleOfFile } from "./tasks.ts";

/** The unsaved changes in words. */
export function unsavedChanges(editing: Editing): FileChange[] {
	return describe(editing, Object.keys(editing.drafts), savedText);
}

/** What is saved and not published. */
export function unpublishedChanges(editing: Editing): FileChange[] {
	const { published } = editing.publishing;
	return Object.entries(published).map(([file, text]) =>
		describeFile(editing, file, text, savedText(editing, file)),
	);
}

/** All that goes online when the unsaved changes are saved and published. */
export function changesToPublish(editing: Editing): FileChange[] {
	const { published } = editing.publishing;
	const files = new Set([
		...Object.keys(published),
		...Object.keys(editing.drafts),
	]);
	return describe(editing, [...files], (_editing, file) =>
		file in published ? (published[file] ?? null) : savedText(editing, file),
	);
}

type TextOf = (editing: Editing, file: string) => string | null;

function savedText({ opened }: Editing, file: string): string | null {
	return opened.saved[file]?.text ?? null;
}

function describe(editing: Editing, files: readonly string[], before: TextOf) {
	return files.map((file) =>
		describeFile(
			editing,
			file,
			before(editing, file),
			editing.textOf(file) ?? null,
		),
	);
}

function describeFile(
	{ formOf, opened, renderFacts }: Editing,
	file: string,
	before: string | null,
	after: string | null,
): FileChange {
	const [, picture] = /^images\/(.+)/.exec(file) ?? [];
	if (picture) {
		const kind =
			before === null ? "new" : after === null ? "removed" : "another picture";
		return { file, title: `Picture ${picture}`, lines: [kind] };
	}
	const { files, folders } = opened.forms;
	const value = readText(after ?? before ?? "")?.value;
	const kind = kindOf(file) === "page" ? "Page" : "Article";
	return {
		file,
		title: folderOf(folders, file)
			? `${kind} “${renderFacts(ownTitle(value))}”`
			: titleOfFile(files, file),
		lines: describeChange(formOf(file), before, after),
	};
}
