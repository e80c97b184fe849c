import { hoursForClass } from "#model/edit/widen-hours.ts";
import { formatPath } from "#model/text/path.ts";
import { useEditor } from "../editing.ts";
import type { Place } from "./field-props.ts";
import { goToField } from "./go-to-field.ts";

/** Offers to extend the opening hours if a class is outside them (HOURS-04). */
export function WidenHoursButton({ place: { file, path } }: { place: Place }) {
	const { valueIn, change } = useEditor();
	const offer =
		path[0] === "classes"
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
