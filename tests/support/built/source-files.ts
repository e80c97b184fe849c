import { globSync, readFileSync } from "node:fs";

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
