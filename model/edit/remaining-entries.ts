import { type Path, valueAt } from "../text/path.ts";
import { textsOf } from "../text/texts-of.ts";
import { fieldAt } from "./field-at.ts";
import { type Field, referenceKinds } from "./form.ts";

type Remaining = {
	/** The key of a coach or member that was removed from the list. */
	entry: string;
	/** The other lists of the file that still contain it. */
	lists: Path[];
};

/**
 * Finds people who were removed from the list at `path` and are still in another list of the file,
 * such as a member in the second testimonials of the home page.
 */
export function remainingEntries(
	form: Field | undefined,
	saved: unknown,
	value: unknown,
	path: Path,
): Remaining[] {
	const entriesOf = (file: unknown): unknown[] => {
		const list = valueAt(file, path);
		return Array.isArray(list) ? list : [];
	};
	const now = entriesOf(value);
	return entriesOf(saved).flatMap((entry) => {
		if (typeof entry !== "string" || now.includes(entry)) return [];
		const lists = textsOf(value)
			.filter(
				({ text, path: other }) =>
					text === entry &&
					referenceKinds.has(fieldAt(form, other, value)?.kind ?? "text"),
			)
			.map(({ path: other }) => other.slice(0, -1));
		return lists.length > 0 ? [{ entry, lists }] : [];
	});
}
