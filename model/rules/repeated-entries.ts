import type { ContentProblem } from "../text/content-error.ts";
import { type ParsedFile, problemAt } from "../text/content-file.ts";
import { isObject, type Path, valueAt } from "../text/path.ts";
import { valuesIn } from "../text/walk-values.ts";

const identifyingFields = [
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

const listsWithDuplicates = new Set<PropertyKey>(["focus", "classes"]);

export function repeatedEntries(
	file: ParsedFile,
	value: unknown,
): ContentProblem[] {
	return valuesIn(value).flatMap(({ value: list, path }) => {
		if (!Array.isArray(list) || listsWithDuplicates.has(path.at(-1) ?? ""))
			return [];
		const identities = list.map(identityOf);
		return identities.flatMap((identity, index) => {
			const first = identities.findIndex(
				(other) => other?.key === identity?.key,
			);
			if (!identity || first === index) return [];
			return problemAt(
				file,
				[...path, index, ...identity.field],
				identity.field.length > 0
					? "a value that no other entry of the list has"
					: "another entry, because this one is in the list already",
				`${JSON.stringify(identity.value)} a second time`,
			);
		});
	});
}

function identityOf(
	entry: unknown,
): { key: string; field: Path; value: unknown } | undefined {
	const identity = (field: Path, value: unknown) => ({
		key: JSON.stringify([field, value]),
		field,
		value,
	});
	if (typeof entry === "string" || typeof entry === "number")
		return identity([], entry);
	if (!isObject(entry)) return undefined;
	const name = identifyingFields.find((field) => field in entry);
	if (name) return identity([name], Reflect.get(entry, name));
	const file = valueAt(entry, ["photo", "file"]);
	return file ? identity(["photo", "file"], file) : undefined;
}
