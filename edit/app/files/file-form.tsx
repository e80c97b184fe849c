import { formUrl } from "#model/edit/field-locations.ts";
import type { Field } from "#model/edit/form.ts";
import { shortName } from "#model/edit/names.ts";
import { folderOf, kindOf } from "#model/edit/tasks.ts";
import { Conflict } from "../conflict.tsx";
import { useEditor } from "../editing.ts";
import { FieldEditor } from "../fields/field-editor.tsx";
import { MarkdownField } from "../fields/markdown-field.tsx";
import { ProblemList } from "../problems.tsx";
import { readText } from "../read-text.ts";
import css from "./file-form.module.css";

type Props = {
	file: string;
	title: string;
};

export function FileForm({ file, title }: Props) {
	const editing = useEditor();
	const form = editing.formOf(file);
	const text = editing.textOf(file);
	const folder = folderOf(editing.serverState.forms.folders, file);

	if (text === undefined || !form)
		return (
			<>
				<h1>{title}</h1>
				{folder ? (
					<p>
						This {kindOf(file)} was discarded or removed; “Undo” brings it back.
						All others are in <a href={formUrl(folder.path)}>the list</a>.
					</p>
				) : (
					<p>There is no form of this name.</p>
				)}
				<Conflict file={file} title={title} />
			</>
		);
	const pagePath = editing.checked.addresses[file];
	const fileOfTitle =
		folder && `${folder.path}/${shortName(title)}.${folder.extension}`;
	const canFollowTitle =
		fileOfTitle !== undefined &&
		shortName(title) !== "" &&
		editing.savedText(file) === null &&
		!editing.files.includes(fileOfTitle);
	const { url: siteUrl = "" } = Object(editing.valueIn("site.yaml"));
	const read = readText(text);
	const whole = {
		place: { file, path: [] },
		value: read?.value,
		isTop: true,
	};
	return (
		<>
			<div className={`row ${css.formHead}`}>
				<h1>{title}</h1>
				<button
					type="button"
					className="quiet"
					disabled={!editing.drafts[file]}
					onClick={() => {
						editing.discard(file);
						editing.announce(`Discarded the changes in “${title}”.`, {
							canUndo: true,
						});
						if (folder && editing.savedText(file) === null)
							location.hash = formUrl(folder.path);
					}}
				>
					Discard changes
				</button>
				{folder && (
					<button
						type="button"
						className="quiet"
						onClick={() => {
							editing.write(file, null);
							editing.announce(`Removed “${title}”.`, { canUndo: true });
							location.hash = formUrl(folder.path);
						}}
					>
						Remove this {kindOf(file)}
					</button>
				)}
			</div>
			{form.hint && <p className="lead">{form.hint}</p>}
			{folder && pagePath && (
				<p className="hint">
					Its address: {siteUrl}
					{pagePath}
				</p>
			)}
			{canFollowTitle && (
				<button
					type="button"
					className="add"
					onClick={() => {
						// Discards the old file last, so that the first Undo brings it back.
						editing.write(fileOfTitle, text);
						editing.discard(file);
						location.hash = formUrl(fileOfTitle);
						editing.announce("The address now follows the title.");
					}}
				>
					Take the address from the title: {shortName(title)}
				</button>
			)}
			<Conflict file={file} title={title} />
			<ProblemList file={file} />
			{read ? (
				<div className={`stack ${css.fields}`}>
					{file.endsWith(".md") ? (
						<>
							<FieldEditor {...whole} field={withFields(form, isTitle)} />
							<MarkdownField file={file} body={read.body} />
							<FieldEditor
								{...whole}
								field={withFields(form, (name) => !isTitle(name))}
							/>
						</>
					) : (
						<FieldEditor {...whole} field={form} />
					)}
				</div>
			) : (
				<label className="field">
					<span>The file as it is: its notation is broken</span>
					<textarea
						className="markdown"
						spellCheck={false}
						value={text}
						onChange={(event) => editing.write(file, event.target.value, "all")}
					/>
				</label>
			)}
		</>
	);
}

/**
 * Returns a form with only the wanted fields. FileForm shows an article's form in two parts,
 * because the article's text is between the title and the other fields.
 */
function withFields(form: Field, isWanted: (name: string) => boolean): Field {
	if (form.kind !== "group") return form;
	const fields = Object.entries(form.fields).filter(([name]) => isWanted(name));
	return { ...form, fields: Object.fromEntries(fields) };
}

const isTitle = (name: string) => name === "title";
