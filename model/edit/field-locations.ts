import { formatPath, type Path, valueAt } from "../text/path.ts";
import { fieldAt } from "./field-at.ts";
import { type Field, referenceKinds } from "./form.ts";
import { titleOfEntry } from "./format-value.ts";

export type FieldLocation = { file: string; path: Path };

export function formUrl(file: string, path: Path = []): string {
	return `#/${file}${path.length > 0 ? `:${formatPath(path)}` : ""}`;
}

/** Returns a description for the owner, such as "Memberships, Silver, Price per week". */
export function describePath(
	form: Field | undefined,
	value: unknown,
	path: Path,
): string {
	return path
		.map((key, index) => {
			const parentPath = path.slice(0, index);
			const fieldPath = path.slice(0, index + 1);
			const field = fieldAt(form, fieldPath, value);
			const parentField = fieldAt(form, parentPath, value);
			const isNamed = typeof key === "number" || parentField?.kind === "record";
			if (!isNamed) return field?.label ?? String(key);
			const entry =
				parentField?.kind === "list" ? parentField.entry : undefined;
			// Does not use the value of a reference as a title, because it is a key such as "colleen".
			const title =
				entry && referenceKinds.has(entry.kind)
					? ""
					: titleOfEntry(entry, valueAt(value, fieldPath));
			return title.length > 0 && title.length < 60
				? title
				: `${field?.label ?? ""} ${Number(key) + 1 || key}`;
		})
		.filter((part, index, parts) => part && part !== parts[index - 1])
		.join(", ");
}
