import { isObject, type Path } from "./path.ts";

export function valuesIn(
	value: unknown,
	path: Path = [],
): { value: unknown; path: Path }[] {
	const all = [{ value, path }];
	if (isObject(value))
		for (const [key, inner] of Object.entries(value)) {
			const step = Array.isArray(value) ? Number(key) : key;
			all.push(...valuesIn(inner, [...path, step]));
		}
	return all;
}

export function textsOf(value: unknown): { text: string; path: Path }[] {
	return valuesIn(value).flatMap(({ value: text, path }) =>
		typeof text === "string" ? [{ text, path }] : [],
	);
}

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
	if (!isObject(value)) return value;
	return Object.fromEntries(
		Object.entries(value).map(([key, inner]) => [
			key,
			mapTexts(inner, change, [...path, key]),
		]),
	);
}
