import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { builds } from "../sites/sites.ts";
import type { BuiltPage } from "./built-pages.ts";

const cache = new Map<string, ReadonlyMap<string, string>>();

/** Returns the code of each script, keyed by its file name in assets/. */
export function builtScripts(
	build: string = builds.site,
): ReadonlyMap<string, string> {
	const folder = join(build, "client/assets");
	const scripts =
		cache.get(build) ??
		new Map(
			globSync("*.js", { cwd: folder })
				.toSorted()
				.map((file) => [file, readFileSync(join(folder, file), "utf8")]),
		);
	cache.set(build, scripts);
	return scripts;
}

/** Values of `data-load` that load an island without an action of the visitor. */
const automatic = ["idle", "visible"];

/**
 * Returns the files that a page loads without an action of the visitor: its entry script, the web
 * vitals reporter, the islands that start automatically, and all their imports.
 */
export function scriptsOf(page: BuiltPage, build: string): string[] {
	const scripts = builtScripts(build);
	const entry = entryOf(page);
	const islands = islandsOf(page).filter(({ load }) =>
		automatic.includes(load),
	);
	const later = ["reportVitals", ...islands.map(({ name }) => name)];
	if (islands.some(({ isReact }) => isReact)) later.push("hydrateIsland");
	const imported = later.map((name) =>
		importBehind(name, scripts.get(entry) ?? ""),
	);
	return withImports([entry, ...imported], scripts);
}

function entryOf(page: BuiltPage): string {
	const { body } = page.document;
	return body.getAttribute("data-islands")?.split("/").at(-1) ?? "";
}

function islandsOf(page: BuiltPage) {
	return page.all("[data-island], [data-enhance]").flatMap((element) => {
		const island = element.getAttribute("data-island");
		const name = island ?? element.getAttribute("data-enhance");
		const load = element.getAttribute("data-load") ?? "";
		return name ? [{ name, load, isReact: island !== null }] : [];
	});
}

function importBehind(name: string, entry: string): string {
	const pattern = new RegExp(
		`\\b${name}"?:.*?import\\(["\`]\\./([^"\`]+\\.js)["\`]\\)`,
		"s",
	);
	const [, file] = pattern.exec(entry) ?? [];
	if (!file) throw new Error(`The entry loads nothing for ${name}`);
	return file;
}

function withImports(
	files: readonly string[],
	scripts: ReadonlyMap<string, string>,
): string[] {
	const reached = new Set(files);
	for (const file of reached) {
		const code = scripts.get(file);
		if (code === undefined) throw new Error(`${file} was not built`);
		for (const [, imported = ""] of code.matchAll(
			/(?:\bfrom ?|\bimport ?)["`]\.\/([^"`]+\.js)["`]/g,
		))
			reached.add(imported);
	}
	return [...reached];
}

export function transferred(
	address: string,
	build: string = builds.site,
): number {
	const path = join(build, "client", address);
	return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}
