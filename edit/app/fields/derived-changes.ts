import type { Operation } from "#model/edit/change.ts";
import { fieldAt } from "#model/edit/field-at.ts";
import type { FieldLocation } from "#model/edit/field-locations.ts";
import { movedEnd } from "#model/edit/moved-end.ts";
import { shortName } from "#model/edit/names.ts";
import { valueAt } from "#model/text/path.ts";
import type { Editing } from "../editing.ts";

/**
 * Derives the short name (`id`) of a new entry from its title or name, until the entry is saved.
 */
export function shortNameOf(
	{ formOf, valueIn, savedValueIn }: Editing,
	{ file, path }: FieldLocation,
	before: unknown,
	next: unknown,
): Operation[] {
	const key = path.at(-1);
	const above = path.slice(0, -1);
	const group = fieldAt(formOf(file), above, valueIn(file));
	if (key !== "title" && key !== "name") return [];
	if (group?.kind !== "group" || group.fields.id?.kind !== "shortName")
		return [];
	const id = String(Object(valueAt(valueIn(file), above)).id ?? "");
	const stem = shortName(String(before));
	// A copied entry has a number at the end of its short name (model/edit/copy-entry.ts).
	const isDerived = id === "" || new RegExp(`^${stem}(?:-\\d+)?$`).test(id);
	const saved = JSON.stringify(savedValueIn(file) ?? {});
	if (!isDerived || (id && saved.includes(`"${id}"`))) return [];
	const value = shortName(String(next ?? ""));
	return [{ kind: "set", path: [...above, "id"], value }];
}

/** If the changed field is the start of an entry such as an event, moves the entry's end. */
export function movedEndOf(
	{ formOf, valueIn }: Editing,
	{ file, path }: FieldLocation,
	newStart: unknown,
): Operation[] {
	const entryPath = path.slice(0, -1);
	const content = valueIn(file);
	const end = movedEnd(
		fieldAt(formOf(file), entryPath, content),
		valueAt(content, entryPath),
		String(path.at(-1)),
		newStart,
	);
	if (!end) return [];
	const { field, value } = end;
	return [{ kind: "set", path: [...entryPath, field], value }];
}
