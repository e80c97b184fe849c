export type Path = readonly (string | number)[];

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
export function parsePath(field: string): Path {
	return [...field.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([part, place]) =>
		place === undefined ? part : Number(place),
	);
}

export function valueAt(value: unknown, path: Path): unknown {
	return path.reduce<unknown>(
		(inner, key) => (isObject(inner) ? Reflect.get(inner, key) : undefined),
		value,
	);
}

export function isObject(value: unknown): value is object {
	return typeof value === "object" && value !== null;
}
