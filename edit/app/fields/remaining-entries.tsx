import { formatValue } from "#model/edit/differences.ts";
import type { FieldOf } from "#model/edit/form.ts";
import { describePath, formUrl } from "#model/edit/places.ts";
import { remainingEntries } from "#model/edit/remaining-entries.ts";
import { formatPath } from "#model/text/path.ts";
import { useEditor } from "../editing.ts";
import { readText } from "../read-text.ts";
import type { Place } from "./field-props.ts";

/** Names the other lists of the form that still contain a person who was removed from this list. */
export function RemainingEntries({
	place: { file, path },
	field,
}: {
	place: Place;
	field: FieldOf<"list">;
}) {
	const { formOf, opened, valueIn } = useEditor();
	const form = formOf(file);
	const value = valueIn(file);
	const saved = readText(opened.saved[file]?.text ?? "")?.value;
	return remainingEntries(form, saved, value, path).map(({ entry, lists }) => (
		<p key={entry} className="hint">
			{formatValue(field.entry, entry)} is still in:{" "}
			{lists.map((list) => (
				<a key={formatPath(list)} href={formUrl(file, list)}>
					{describePath(form, value, list)}
				</a>
			))}
		</p>
	));
}
