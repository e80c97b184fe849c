import type { ContentProblem } from "../text/content-error.ts";
import { type ContentFile, problemAt } from "../text/content-file.ts";
import { isObject, type Path } from "../text/path.ts";
import { valuesIn } from "../text/texts-of.ts";

/** What tells the entries of a list apart, for readers and for the page. */
const names = [
	"id",
	"title",
	"label",
	"question",
	"rule",
	"original",
	"to",
	"name",
];

/** Lists in which the same may stand twice: a point of a picture, classes that have the same name. */
const free = new Set<PropertyKey>(["focus", "classes"]);

/** An entry that stands in its list twice: plans of one id, a picture shown again, a question asked again. */
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
				"each entry of the list once",
				`${JSON.stringify(mark.value)} a second time`,
			);
		});
	});
}

/** What tells an entry from others, and where in it that stands; undefined for one that has nothing of the kind. */
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
	if ("photo" in entry && !("title" in entry || "id" in entry)) {
		const { photo } = entry;
		return isObject(photo) && "file" in photo
			? mark(["photo", "file"], photo.file)
			: undefined;
	}
	const name = names.find((field) => field in entry);
	return name ? mark([name], Reflect.get(entry, name)) : undefined;
}
