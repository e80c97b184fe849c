import { formatValue } from "#model/edit/differences.ts";
import {
	describePath,
	type FieldLocation,
	formUrl,
} from "#model/edit/field-locations.ts";
import type { FieldOf } from "#model/edit/form.ts";
import { remainingEntries } from "#model/edit/remaining-entries.ts";
import { useEditor } from "../editing.ts";
import { readText } from "../read-text.ts";

/** Links to the other lists of the form that contain a member who was removed from this list. */
export function RemainingEntries({
	place: { file, path },
	field,
}: {
	place: FieldLocation;
	field: FieldOf<"list">;
}) {
	const { formOf, serverState, valueIn } = useEditor();
	const form = formOf(file);
	const value = valueIn(file);
	const saved = readText(serverState.saved[file]?.text ?? "")?.value;
	const found = remainingEntries(saved, value, String(path.at(-1)));
	return found.map(({ member, lists }) => (
		<p key={member} className="hint">
			{formatValue(field.entry, member)} is still in:{" "}
			{lists.map((list, index) => (
				<span key={list}>
					{index > 0 && ", "}
					<a href={formUrl(file, [list])}>
						{describePath(form, value, [list])}
					</a>
				</span>
			))}
		</p>
	));
}
