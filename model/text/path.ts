/** The way to a value of a file: names of fields, and places in lists from 0. */
export type Path = readonly PropertyKey[];

/** ["plans", 1, "price"] -> plans[1].price */
export function formatPath(path: Path): string {
	return path
		.map((key, index) =>
			typeof key === "number"
				? `[${key}]`
				: `${index === 0 ? "" : "."}${String(key)}`,
		)
		.join("");
}

/** plans[1].price -> ["plans", 1, "price"] */
export function parsePath(field: string): (string | number)[] {
	return [...field.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([part, place]) =>
		place === undefined ? part : Number(place),
	);
}

/** undefined where there is none. */
export function valueAt(value: unknown, path: Path): unknown {
	return path.reduce<unknown>(
		(inner, key) => (isObject(inner) ? Reflect.get(inner, key) : undefined),
		value,
	);
}

/** Whether a value has values inside: fields, or a list's entries. */
export function isObject(value: unknown): value is object {
	return typeof value === "object" && value !== null;
}
