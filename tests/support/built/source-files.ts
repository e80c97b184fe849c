import { globSync, readFileSync } from "node:fs";

/** The source files that match a pattern, without comments, which may name anything. */
export function sourceFiles(
	...patterns: readonly string[]
): { path: string; code: string }[] {
	return globSync(patterns)
		.toSorted()
		.map((path) => ({
			path,
			code: readFileSync(path, "utf8").replace(
				/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm,
				"",
			),
		}));
}
