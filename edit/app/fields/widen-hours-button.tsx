import type { FieldLocation } from "#model/edit/field-locations.ts";
import { hoursForClass } from "#model/edit/widen-hours.ts";
import { formatPath } from "#model/text/path.ts";
import { useEditor } from "../editing.ts";
import { problemsIn } from "../problems-in.ts";
import { goToField } from "./go-to-field.ts";

/** If the form reports a class outside the opening hours (HOURS-04), offers to extend them. */
export function WidenHoursButton({
	place: { file, path },
}: {
	place: FieldLocation;
}) {
	const editing = useEditor();
	const { valueIn, change } = editing;
	const offer =
		path[0] === "classes" && problemsIn(editing, file, path).length > 0
			? hoursForClass(valueIn(file), path.slice(0, -1))
			: undefined;
	if (!offer) return null;
	return (
		<button
			type="button"
			className="add"
			onClick={() => {
				// The button disappears, so the focus must move first.
				goToField(formatPath(path));
				change(file, {
					kind: "set",
					path: ["openingHours"],
					value: offer.openingHours,
				});
			}}
		>
			Open longer for this class: {offer.changes.join(", ")}
		</button>
	);
}
