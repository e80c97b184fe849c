import type { Path } from "./path.ts";

/** Every text in a file's value, with its place. */
export function textsOf(
	value: unknown,
	path: Path = [],
): { text: string; path: Path }[] {
	if (typeof value === "string") return [{ text: value, path }];
	if (Array.isArray(value))
		return value.flatMap((inner, index) => textsOf(inner, [...path, index]));
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([key, inner]) =>
		textsOf(inner, [...path, key]),
	);
}
