import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { builds } from "../sites/sites.ts";
import { attribute, type BuiltPage } from "./built-pages.ts";

const known = new Map<string, ReadonlyMap<string, string>>();

/** The scripts of a built site: file name in assets/ to code. They are read when a test first asks for them. */
export function builtScripts(
	build: string = builds.site,
): ReadonlyMap<string, string> {
	const folder = join(build, "client/assets");
	const scripts =
		known.get(build) ??
		new Map(
			globSync("*.js", { cwd: folder })
				.toSorted()
				.map((file) => [file, readFileSync(join(folder, file), "utf8")]),
		);
	known.set(build, scripts);
	return scripts;
}

/** The scripts that a page needs before it answers: its start file and all that follows from it, no later imports. */
export function scriptsOf(page: BuiltPage, build?: string): string[] {
	const scripts = builtScripts(build);
	const [html] = page.all("html");
	const reached = new Set<string>();
	const visit = (file: string) => {
		const code = scripts.get(file);
		if (code === undefined) throw new Error(`${file} was not built`);
		if (reached.has(file)) return;
		reached.add(file);
		// The start file lists its chunks (publish/html/boot-file.ts).
		const [list = ""] = /^const files = .*/.exec(code) ?? [];
		for (const [
			,
			imported = "",
		] of `${list.replaceAll('"/', ' from"/')}${code}`.matchAll(
			/(?:\bfrom ?|\bimport ?|await import\()"(?:\.|\/assets)\/([^"]+\.js)"/g,
		))
			visit(imported);
	};
	visit((html && attribute(html, "data-boot")?.split("/").at(-1)) ?? "");
	return [...reached];
}

/** What a browser receives of a built file, in bytes: the compressed form where there is one. */
export function transferred(
	address: string,
	build: string = builds.site,
): number {
	const path = join(build, "client", address);
	return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}
