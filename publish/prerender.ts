// Builds the renderer and the islands' code, and writes the HTML of each page.
import { readFileSync } from "node:fs";
import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createBuilder, type Manifest, type ManifestChunk } from "vite";
import { addressesOf } from "../model/page-addresses.ts";
import { forEachConcurrently } from "./concurrency.ts";
import { contentStyles } from "./content/content-styles.ts";
import { encodePictures, publishPictures } from "./content/encode-pictures.ts";
import {
	printWarnings,
	readSiteContent,
	siteSettings,
} from "./content/site-content.ts";
import { type Styles, stylesFile } from "./html/page-styles.ts";
import { withoutMeasurement } from "./html/without-measurement.ts";
import { htmlFileOf } from "./html-file.ts";

process.env.NODE_ENV = "production";
const buildDir = resolve(process.env.BUILD_DIR ?? "build");
const site = join(buildDir, "client");
const renderer = join(buildDir, "renderer");

await rm(buildDir, { recursive: true, force: true });
const settings = siteSettings(resolve("."));
const { content, images } = await readSiteContent(settings);
printWarnings(content);
// With WITHOUT_PICTURES=1, scripts/start-site.ts encodes each picture when it is requested.
const files = process.env.WITHOUT_PICTURES === "1" ? new Map() : images.files;
// Runs in parallel with bundling, which uses only one processor.
const encoding = encodePictures(files.values(), settings.cache);
encoding.catch(() => undefined);

const builder = await createBuilder({
	// The loader "bundle" would also bundle the pages that the configuration imports.
	configLoader: "native",
	logLevel: "warn",
	plugins: content.integrations.pixel.id ? [] : [withoutMeasurement()],
});
for (const name of ["renderer", "client"]) {
	const environment = builder.environments[name];
	if (environment) await builder.build(environment);
}
await cp(join(renderer, "assets"), join(site, "assets"), {
	recursive: true,
	filter: (path) => !path.endsWith(".js"),
});

const readJson = (path: string) => JSON.parse(readFileSync(path, "utf8"));
const manifest: Manifest = readJson(join(site, ".vite/manifest.json"));
await rm(join(site, ".vite"), { recursive: true });
const styles: Styles = readJson(join(renderer, stylesFile));
const islands = urlOf("src/islands/entry.ts", manifest["src/islands/entry.ts"]);
const react = urlOf(
	"react",
	Object.values(manifest).find(({ name }) => name === "react"),
);
const { renderPage }: typeof import("../src/document/render-page.tsx") =
	await import(pathToFileURL(join(renderer, "render-page.js")).href);

const assets = {
	islands,
	react,
	styles: { ...styles, document: styles.document + contentStyles(content) },
};
await forEachConcurrently(addressesOf(content), async (path) => {
	const html = await renderPage(path, content, images, assets);
	const file = join(site, htmlFileOf(path));
	await mkdir(dirname(file), { recursive: true });
	await writeFile(file, html);
});

function urlOf(name: string, chunk: ManifestChunk | undefined): string {
	if (!chunk) throw new Error(`The build has no chunk "${name}"`);
	return `/${chunk.file}`;
}

await encoding;
await publishPictures({ ...images, files }, settings.cache, site);

// React's browser renderer keeps a MessageChannel open, so this process would never end.
process.exit();
