import { useState } from "react";
import { change } from "#model/edit/change.ts";
import { toDateInput } from "#model/edit/date-inputs.ts";
import { emptyValue } from "#model/edit/empty-value.ts";
import { formUrl } from "#model/edit/field-locations.ts";
import { shortName } from "#model/edit/names.ts";
import { type FormFolder, kindOf } from "#model/edit/tasks.ts";
import { useEditor } from "../editing.ts";
import { ProblemList } from "../problems.tsx";
import css from "./folder-list.module.css";

type Props = {
	folder: FormFolder;
	title: string;
};

export function FolderList({ folder, title: heading }: Props) {
	const editing = useEditor();
	const [title, setTitle] = useState("");
	const file = `${folder.path}/${shortName(title)}.${folder.extension}`;
	const kind = kindOf(folder.path);
	const problem =
		title.trim() === ""
			? ""
			: shortName(title) === ""
				? "Needs a letter from A to Z, for the address"
				: editing.files.includes(file)
					? "There is one of this title already"
					: "";
	const canBegin = title.trim() !== "" && problem === "";
	const entries = editing.files
		.filter((path) => path.startsWith(`${folder.path}/`))
		.map((path) => {
			const value = editing.valueIn(path);
			const { date = "", category = "" } = Object(value);
			return {
				path,
				name: editing.titleOf(path),
				notes: [
					date,
					category,
					editing.drafts[path] ? "not saved yet" : "",
				].filter(Boolean),
				day: toDateInput(date),
			};
		})
		.toSorted((a, b) => b.day.localeCompare(a.day));

	const begin = () => {
		const blank = Object(emptyValue(folder.form));
		const initialValues = {
			title: title.trim(),
			// Clears the category that `emptyValue` sets, so that the user must choose one.
			category: "",
			date: new Date().toLocaleDateString("en-US", { dateStyle: "long" }),
			head: { ...blank.head, title: title.trim() },
			hero: { ...blank.hero, headline: [title.trim()] },
		};
		const text = Object.entries(blank).reduce(
			(before, [name, value]) =>
				change(before, {
					kind: "set",
					path: [name],
					value: Reflect.get(initialValues, name) ?? value,
				}),
			folder.extension === "md" ? '---\ntitle: ""\n---\n' : "",
		);
		editing.write(file, text);
		location.hash = formUrl(file);
	};
	return (
		<>
			<h1>{heading}</h1>
			<ProblemList />
			<form
				className="row new-key"
				onSubmit={(event) => {
					event.preventDefault();
					if (canBegin) begin();
				}}
			>
				<label className="field">
					<span>Title of a new {kind}</span>
					<input
						data-own-undo=""
						value={title}
						onChange={(event) => setTitle(event.target.value)}
					/>
				</label>
				<button type="submit" className="second-action" disabled={!canBegin}>
					Begin the {kind}
				</button>
				{problem && (
					<p className="problem" role="status">
						{problem}
					</p>
				)}
			</form>
			<ul className={css.articles}>
				{entries.map(({ path, name, notes }) => (
					<li key={path}>
						<a href={formUrl(path)}>{name}</a>
						<span className="hint">{notes.join(" · ")}</span>
					</li>
				))}
			</ul>
		</>
	);
}
