import { isObject } from "../text/path.ts";
import { valuesIn } from "../text/walk-values.ts";

export function altOfPicture(
	values: readonly unknown[],
	picture: string,
): string | undefined {
	for (const { value } of values.flatMap((file) => valuesIn(file))) {
		if (!isObject(value)) continue;
		const { file, alt } = value as { file?: unknown; alt?: unknown };
		if (file === picture && typeof alt === "string" && alt) return alt;
	}
	return undefined;
}
