import {
	describePath,
	type FieldLocation,
} from "#model/edit/field-locations.ts";
import { fieldsWithOldText } from "#model/edit/same-text.ts";
import { formatPath } from "#model/text/path.ts";
import { useEditor } from "../editing.ts";
import { goToField } from "./go-to-field.ts";

/**
 * When a text has changed, offers the same change for other fields that still have the old text.
 */
export function SameTextButton({
	place: { file, path },
	value,
}: {
	place: FieldLocation;
	value: unknown;
}) {
	const { change, formOf, savedValueIn, valueIn } = useEditor();
	const whole = valueIn(file);
	const pathsWithOldText = fieldsWithOldText(savedValueIn(file), whole, path);
	if (pathsWithOldText.length === 0) return null;
	return (
		<div className="hint">
			The old text is still in:
			<ul>
				{pathsWithOldText.map((otherPath) => (
					<li key={formatPath(otherPath)}>
						{describePath(formOf(file), whole, otherPath)}
					</li>
				))}
			</ul>
			<button
				type="button"
				className="add"
				onClick={() => {
					// The button disappears, so the focus must move first.
					goToField(formatPath(path));
					change(
						file,
						pathsWithOldText.map((otherPath) => ({
							kind: "set",
							path: otherPath,
							value,
						})),
					);
				}}
			>
				Change them there too
			</button>
		</div>
	);
}
