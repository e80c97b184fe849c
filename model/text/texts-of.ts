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

/** A copy of a value with each text in it, at any depth, changed. */
export function mapTexts<Value>(
	value: Value,
	change: (text: string, path: Path) => string,
	path?: Path,
): Value;
export function mapTexts(
	value: unknown,
	change: (text: string, path: Path) => string,
	path: Path = [],
): unknown {
	if (typeof value === "string") return change(value, path);
	if (Array.isArray(value))
		return value.map((inner, index) =>
			mapTexts(inner, change, [...path, index]),
		);
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).map(([key, inner]) => [
			key,
			mapTexts(inner, change, [...path, key]),
		]),
	);
}
