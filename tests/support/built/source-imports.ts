import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

export type SourceFile = {
	/** From the project's root: src/ui/link/link.tsx */
	path: string;
	code: string;
	/** What it imports: files of the project by path, the rest as written ("react", "content:home"). */
	imports: readonly string[];
	/** Those of them that are still there when the types are gone. */
	runtimeImports: readonly string[];
	/** The names of the functions, classes and values that it exports; types are left out. */
	exports: readonly string[];
};

/** The source files that match a pattern. */
export function sourceFiles(...patterns: readonly string[]): SourceFile[] {
	return globSync(patterns)
		.toSorted()
		.map((path) => {
			const code = withoutComments(readFileSync(path, "utf8"));
			return {
				path,
				code,
				imports: importsIn(code).map((name) => resolveImport(path, name)),
				runtimeImports: importsIn(withoutTypes(code)).map((name) =>
					resolveImport(path, name),
				),
				exports: exportsIn(code),
			};
		});
}

/** Comments may name files too: they are no imports. */
function withoutComments(code: string): string {
	return code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
}

function withoutTypes(code: string): string {
	return code.replace(/^(import|export) type\b[^;]*;/gm, "");
}

const importing =
	/^(?:import|export)\b[^;"'`]*?\bfrom\s*"([^"]+)"|^import\s*"([^"]+)"|\bimport\(\s*"([^"]+)"\s*\)/gm;

function importsIn(code: string): string[] {
	return [...code.matchAll(importing)].map(
		([, from, bare, dynamic]) => from ?? bare ?? dynamic ?? "",
	);
}

const exporting = /^export (?:async )?(?:function|const|class) (\w+)/gm;

function exportsIn(code: string): string[] {
	return [...code.matchAll(exporting)].map(([, name]) => name ?? "");
}

/** "#ui/link.tsx" and "./link.tsx" -> src/ui/link/link.tsx; names of packages and of virtual modules stay. */
function resolveImport(from: string, name: string): string {
	if (name.startsWith("#")) return `src/${name.slice(1)}`;
	if (name.startsWith(".")) return normalize(join(dirname(from), name));
	return name;
}
