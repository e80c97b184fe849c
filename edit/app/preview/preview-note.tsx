import {
	describePath,
	type FieldLocation,
	formUrl,
} from "#model/edit/field-locations.ts";
import { isMissing } from "#model/edit/problem-text.ts";
import { parsePath } from "#model/text/path.ts";
import { useEditor } from "../editing.ts";
import css from "./preview.module.css";

type Props = {
	openFile: string;
	shownAddress: string;
	onFieldOpened: () => void;
	onCurrentChosen: () => void;
};

/** Names the first invalid field and counts the others, because the preview does not show them. */
export function PreviewNote({
	openFile,
	shownAddress,
	onFieldOpened,
	onCurrentChosen,
}: Props) {
	const { rendered, formOf, valueIn, titleOf, shownVersion } = useEditor();
	const { checked, isCurrent, address } = rendered;
	// The requested page has not been rendered yet.
	if (address !== shownAddress) return null;
	if (shownVersion)
		return (
			<p className={css.note}>
				{isCurrent
					? `The page as it was ${shownVersion.side} the change.`
					: `There was no such page ${shownVersion.side} the change.`}{" "}
				<button type="button" className="quiet" onClick={onCurrentChosen}>
					Show the page as it is now
				</button>
			</p>
		);
	const problems = checked.problems
		.toSorted((a, b) => Number(isMissing(a)) - Number(isMissing(b)))
		.map(({ file, field = "" }) => ({ file, path: parsePath(field) }));
	const [first] = problems;
	if (!first)
		return isCurrent ? null : (
			<p className={css.note}>There is no such page yet.</p>
		);
	const fieldName = ({ file, path }: FieldLocation) => {
		const name = describePath(formOf(file), valueIn(file), path);
		if (!name) return titleOf(file);
		return file === openFile ? name : `${titleOf(file)}: ${name}`;
	};
	const otherCount = new Set(problems.map(fieldName)).size - 1;
	return (
		<p className={css.note}>
			{isCurrent
				? "Missing or wrong, so the page shows something else"
				: "The page is shown as it was before, until this is corrected"}
			:{" "}
			<a href={formUrl(first.file, first.path)} onClick={onFieldOpened}>
				{fieldName(first)}
			</a>
			{otherCount > 0 && ` and ${otherCount} more`}.
		</p>
	);
}
