import {
	describePath,
	type FieldLocation,
	formUrl,
} from "#model/edit/field-locations.ts";
import type { Replacement } from "#model/edit/placeholders.ts";
import { isMissing } from "#model/edit/problem-text.ts";
import { parsePath } from "#model/text/path.ts";
import { useEditor } from "../editing.ts";
import css from "./preview.module.css";

type Props = {
	openFile: string;
	shownAddress: string;
	onFieldOpened: () => void;
};

type Note = readonly [sentence: string, fields: readonly FieldLocation[]];

const sentences: readonly (readonly [Replacement["by"], string])[] = [
	["placeholder", "A placeholder is shown for"],
	["saved", "The page still shows the saved value of"],
	["nothing", "Left out of the page until nothing is missing or wrong"],
];

/**
 * Reports invalid values, because the preview does not show them: for each kind of replacement, the
 * first field and the number of other fields.
 */
export function PreviewNote({ openFile, shownAddress, onFieldOpened }: Props) {
	const { rendered, formOf, valueIn, titleOf } = useEditor();
	const { checked, isCurrent, address, replacements } = rendered;
	// The requested page has not been rendered yet.
	if (address !== shownAddress) return null;
	if (checked.problems.length === 0)
		return isCurrent ? null : (
			<p className={css.note}>There is no such page yet.</p>
		);
	const problems = checked.problems
		.toSorted((a, b) => Number(isMissing(a)) - Number(isMissing(b)))
		.map(({ file, field = "" }) => ({ file, path: parsePath(field) }));
	const notes: readonly Note[] = isCurrent
		? sentences.map(([by, sentence]) => [
				sentence,
				replacements.filter((replacement) => replacement.by === by),
			])
		: [
				[
					"The page is shown as it was before, until this is corrected",
					problems,
				],
			];
	const fieldName = ({ file, path }: FieldLocation) => {
		const name = describePath(formOf(file), valueIn(file), path);
		if (!name) return titleOf(file);
		return file === openFile ? name : `${titleOf(file)}: ${name}`;
	};
	return (
		<p className={css.note}>
			{notes.map(([sentence, fields]) => {
				const [first] = fields;
				if (!first) return null;
				const otherCount = new Set(fields.map(fieldName)).size - 1;
				return (
					<span key={sentence}>
						{sentence}:{" "}
						<a href={formUrl(first.file, first.path)} onClick={onFieldOpened}>
							{fieldName(first)}
						</a>
						{otherCount > 0 && ` and ${otherCount} more`}.{" "}
					</span>
				);
			})}
		</p>
	);
}
