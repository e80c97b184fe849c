import type { ContentProblem } from "../text/content-error.ts";
import { type ContentFile, problemAt } from "../text/content-file.ts";
import { isObject, type Path, valueAt } from "../text/path.ts";
import { valuesIn } from "../text/texts-of.ts";

/** Fields that identify a list entry, in order of precedence. */
const names = [
	"id",
	"title",
	"label",
	"question",
	"rule",
	"original",
	"to",
	"name",
	"platform",
];

/** Lists that may contain duplicates: equal coordinates of a focal point, classes of equal name. */
const free = new Set<PropertyKey>(["focus", "classes"]);

/** Reports duplicate list entries, such as two plans with the same id or a repeated question. */
export function repeatedEntries(
	file: ContentFile,
	value: unknown,
): ContentProblem[] {
	return valuesIn(value).flatMap(({ value: list, path }) => {
		if (!Array.isArray(list) || free.has(path.at(-1) ?? "")) return [];
		const marks = list.map(markOf);
		return marks.flatMap((mark, index) => {
			const first = marks.findIndex((other) => other?.key === mark?.key);
			if (!mark || first === index) return [];
			return problemAt(
				file,
				[...path, index, ...mark.field],
				"another entry, because this one is in the list already",
				`${JSON.stringify(mark.value)} a second time`,
			);
		});
	});
}

function markOf(
	entry: unknown,
): { key: string; field: Path; value: unknown } | undefined {
	const mark = (field: Path, value: unknown) => ({
		key: JSON.stringify([field, value]),
		field,
		value,
	});
	if (typeof entry === "string" || typeof entry === "number")
		return mark([], entry);
	if (!isObject(entry)) return undefined;
	const name = names.find((field) => field in entry);
	if (name) return mark([name], Reflect.get(entry, name));
	const file = valueAt(entry, ["photo", "file"]);
	return file ? mark(["photo", "file"], file) : undefined;
}
