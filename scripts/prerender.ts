// Builds the renderer and the code of the islands, and writes a page for each path.
import { readFileSync } from "node:fs";
import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createBuilder, type Manifest } from "vite";
import { pages } from "../model/files.ts";
import { forEachAtOnce } from "../publish/at-once.ts";
import { storedPages } from "../publish/content/loaded-pages-store.ts";
import { pageAt } from "../publish/content/page-list.ts";
import { type Styles, stylesFile } from "../publish/html/page-styles.ts";

process.env.NODE_ENV = "production";
const buildDir = resolve(process.env.BUILD_DIR ?? "build");
const site = join(buildDir, "client");
const renderer = join(buildDir, "renderer");

await rm(buildDir, { recursive: true, force: true });
const builder = await createBuilder({ logLevel: "warn" });
for (const name of ["renderer", "client"]) {
	const environment = builder.environments[name];
	if (environment) await builder.build(environment);
}
// Fonts and drawings that the styles name.
await cp(join(renderer, "assets"), join(site, "assets"), {
	recursive: true,
	filter: (path) => !path.endsWith(".js"),
});

const readJson = (path: string) => JSON.parse(readFileSync(path, "utf8"));
const manifest: Manifest = readJson(join(site, ".vite/manifest.json"));
await rm(join(site, ".vite"), { recursive: true });
const styles: Styles = readJson(join(renderer, stylesFile));
const islands = `/${manifest["src/islands/entry.ts"]?.file}`;
const { renderPage }: typeof import("../src/document/render-page.tsx") =
	await import(pathToFileURL(join(renderer, "render-page.js")).href);

const stored = storedPages();
const paths = [...pages.map(({ address }) => address), ...stored.addresses];
await forEachAtOnce(paths, async (path) => {
	const page = pageAt(path, stored);
	if (!page) throw new Error(`There is no page for ${path}`);
	const folder = basename(dirname(page.component));
	const html = renderPage(page, {
		islands,
		styles: {
			main: styles.document + (styles.pages[folder] ?? ""),
			afterMain: styles.afterMain,
		},
	});
	const file = join(site, fileOf(path));
	await mkdir(dirname(file), { recursive: true });
	await writeFile(file, html);
});

/** Hosts show pricing.html at /pricing, and 404.html for unknown addresses. */
function fileOf(path: string): string {
	if (path === "/") return "index.html";
	return path === "/not-found" ? "404.html" : `${path.slice(1)}.html`;
}

// React's renderer for browsers holds a MessageChannel, which would keep this process alive.
process.exit();
