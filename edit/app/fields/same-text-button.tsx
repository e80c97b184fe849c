import { fieldAt } from "#model/edit/field-at.ts";
import {
	describePath,
	type FieldLocation,
} from "#model/edit/field-locations.ts";
import { fieldsWithOldText, oldText } from "#model/edit/same-text.ts";
import { formatPath } from "#model/text/path.ts";
import { textsOf } from "#model/text/walk-values.ts";
import { type Editing, useEditor } from "../editing.ts";
import { goToField } from "./go-to-field.ts";
import { optionSources } from "./option-sources.ts";

type Props = { place: FieldLocation; value: unknown };

/**
 * When a text has changed, offers the same change for other fields that still have the old text: in
 * this file, and in other files that choose the text from this one, such as an article's author.
 */
export function SameTextButton({ place, value }: Props) {
	const editing = useEditor();
	const { change, formOf, savedValueIn, titleOf, valueIn } = editing;
	const { file, path } = place;
	const whole = valueIn(file);
	const pathsHere = fieldsWithOldText(savedValueIn(file), whole, path);
	const fields = [
		...pathsHere.map((path) => ({ file, path })),
		...choicesOfOldText(editing, place),
	];
	if (fields.length === 0) return null;
	return (
		<div className="hint">
			The old text is still in:
			<ul>
				{fields.map((field) => (
					<li key={`${field.file} ${formatPath(field.path)}`}>
						{field.file === file
							? describePath(formOf(file), whole, field.path)
							: `“${titleOf(field.file)}”`}
					</li>
				))}
			</ul>
			<button
				type="button"
				className="add"
				onClick={() => {
					// The button disappears, so the focus must move first.
					goToField(formatPath(path));
					for (const one of new Set(fields.map((field) => field.file)))
						change(
							one,
							fields
								.filter((field) => field.file === one)
								.map(({ path }) => ({ kind: "set", path, value })),
						);
				}}
			>
				Change them there too
			</button>
		</div>
	);
}

/** Finds fields of other files whose value was chosen from the field at `place`. */
function choicesOfOldText(
	{ files, formOf, savedValueIn, valueIn }: Editing,
	{ file, path }: FieldLocation,
): FieldLocation[] {
	const kinds = Object.entries(optionSources)
		.filter(
			([, source]) => source.file === file && source.valueKey === path.at(-1),
		)
		.map(([kind]) => kind);
	const old = oldText(savedValueIn(file), valueIn(file), path);
	if (kinds.length === 0 || old === undefined) return [];
	return files.flatMap((other) => {
		const value = valueIn(other);
		return textsOf(value)
			.filter(({ text }) => text === old)
			.filter(({ path }) =>
				kinds.includes(fieldAt(formOf(other), path, value)?.kind ?? ""),
			)
			.map(({ path }) => ({ file: other, path }));
	});
}
