import { entriesInOtherLists } from "#model/edit/entries-in-other-lists.ts";
import {
	describePath,
	type FieldLocation,
	formUrl,
} from "#model/edit/field-locations.ts";
import type { FieldOf } from "#model/edit/form.ts";
import { formatValue } from "#model/edit/format-value.ts";
import { useEditor } from "../editing.ts";

/**
 * For each member who was removed from this list, links to the form's other lists that still
 * contain the member.
 */
export function EntriesInOtherLists({
	place: { file, path },
	field,
}: {
	place: FieldLocation;
	field: FieldOf<"list">;
}) {
	const { formOf, savedValueIn, valueIn } = useEditor();
	const form = formOf(file);
	const value = valueIn(file);
	const name = String(path.at(-1));
	const entries = entriesInOtherLists(savedValueIn(file), value, name);
	return entries.map(({ member, lists }) => (
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
