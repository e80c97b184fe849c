import { change } from "#model/edit/change.ts";
import { type Difference, differences } from "#model/edit/differences.ts";
import { formUrl } from "#model/edit/field-locations.ts";
import { formPathOf } from "#model/edit/tasks.ts";
import css from "./conflict.module.css";
import { useEditor } from "./editing.ts";
import { readText } from "./read-text.ts";

export function Conflict({ file, title }: { file: string; title: string }) {
	const { announce, conflictOf, formOf, resolveConflict, write } = useEditor();
	const conflict = conflictOf(file);
	if (!conflict) return null;
	const mine = readText(conflict.mine ?? "");
	const theirs = readText(conflict.theirs ?? "");
	const rows: Difference[] = file.startsWith("images/")
		? []
		: differences(formOf(file), theirs?.value, mine?.value);
	if (!mine || !theirs)
		rows.push({
			label: "The whole file",
			path: [],
			before: conflict.theirs ?? "",
			after: conflict.mine ?? "",
		});
	else if (mine.body !== theirs.body)
		rows.push({
			label: "Text",
			path: [],
			before: theirs.body,
			after: mine.body,
		});
	/** Copies one field of the other version into mine, so that only the other fields are left. */
	const takeField = ({ label, path, valueBefore: value }: Difference) => {
		write(file, change(conflict.mine ?? "", { kind: "set", path, value }));
		announce(`Took the other version of “${label}”.`, { canUndo: true });
	};
	const choose = (choice: "mine" | "theirs") => {
		resolveConflict(file, choice);
		announce(
			choice === "mine"
				? `Kept your version of “${title}”.`
				: `Took the other version of “${title}”.`,
			{ canUndo: true },
		);
	};
	return (
		<section
			className="alert"
			aria-label={`Two changes of ${title}`}
			tabIndex={-1}
		>
			<p role="alert">
				<strong>{title}</strong> was changed elsewhere meanwhile: in another
				window, by another program or by somebody else. Which version should
				stay?
			</p>
			{rows.length > 0 && (
				<table className={css.both}>
					<thead>
						<tr>
							<th scope="col">Where</th>
							<th scope="col">Mine</th>
							<th scope="col">Theirs</th>
						</tr>
					</thead>
					<tbody>
						{rows.map((row) => (
							<tr key={`${row.label}${row.before}${row.after}`}>
								<th scope="row">{row.label}</th>
								<td>{row.after ?? "nothing"}</td>
								<td>
									{row.before ?? "nothing"}
									{rows.length > 1 && row.valueBefore !== undefined && (
										<button
											type="button"
											className="quiet"
											aria-label={`Take theirs: ${row.label}`}
											onClick={({ currentTarget }) => {
												// The button disappears, so the focus must move first.
												currentTarget.closest("section")?.focus();
												takeField(row);
											}}
										>
											Take this
										</button>
									)}
								</td>
							</tr>
						))}
					</tbody>
				</table>
			)}
			<div className={`row ${css.choices}`}>
				<button type="button" onClick={() => choose("mine")}>
					Keep mine{conflict.mine === null && " (removed)"}
				</button>
				<button type="button" onClick={() => choose("theirs")}>
					Take theirs{conflict.theirs === null && " (removed)"}
				</button>
			</div>
		</section>
	);
}

/** Sticky, because the conflict itself is at the top of the form. */
export function ConflictNotice() {
	const { conflicts, titleOf } = useEditor();
	const [file] = conflicts;
	return (
		<div role="status" className={css.notice}>
			{file !== undefined && (
				<p>
					“{titleOf(file)}” was also changed elsewhere.{" "}
					<a href={formUrl(formPathOf(file))}>Choose a version</a>
				</p>
			)}
		</div>
	);
}
