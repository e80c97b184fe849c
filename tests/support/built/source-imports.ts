import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

export type SourceFile = {
	/** From the project's root: src/ui/link/link.tsx */
	path: string;
	/** Without comments, which may name files too. */
	code: string;
	/** What it imports: files of the project by path, the rest as written ("react", "content:home"). */
	imports: readonly string[];
};

/** The source files that match a pattern. */
export function sourceFiles(...patterns: readonly string[]): SourceFile[] {
	return globSync(patterns)
		.toSorted()
		.map((path) => {
			const code = readFileSync(path, "utf8").replace(
				/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm,
				"",
			);
			const imports = [...code.matchAll(importing)].map(
				([, from, bare, dynamic]) =>
					resolveImport(path, from ?? bare ?? dynamic ?? ""),
			);
			return { path, code, imports };
		});
}

const importing =
	/^(?:import|export)\b[^;"'`]*?\bfrom\s*"([^"]+)"|^import\s*"([^"]+)"|\bimport\(\s*"([^"]+)"\s*\)/gm;

/** "#ui/link.tsx" and "./link.tsx" -> src/ui/link/link.tsx; names of packages and of virtual modules stay. */
function resolveImport(from: string, name: string): string {
	if (name.startsWith("#model/")) return name.slice(1);
	if (name.startsWith("#")) return `src/${name.slice(1)}`;
	if (name.startsWith(".")) return normalize(join(dirname(from), name));
	return name;
}
