import { readFileSync } from "node:fs";
import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createBuilder, type Manifest, type ManifestChunk } from "vite";
import type { Content } from "#model/files.ts";
import type { PageAssets } from "../src/document/render-page.tsx";
import { contentStyles } from "./content/content-styles.ts";
import { type Styles, stylesFile } from "./html/page-styles.ts";
import { withoutMeasurement } from "./html/without-measurement.ts";

type Renderer = typeof import("../src/document/render-page.tsx");

/** Bundles the renderer and the islands' code into the build folder, and loads the renderer. */
export async function bundle(
	buildFolder: string,
	content: Content,
): Promise<{ renderer: Renderer; assets: PageAssets }> {
	const siteFolder = join(buildFolder, "client");
	const rendererFolder = join(buildFolder, "renderer");
	const builder = await createBuilder({
		// The configuration imports src/pages/pages.ts, which imports each page only when needed.
		// The loader "bundle" would bundle all these pages, too.
		configLoader: "native",
		logLevel: "warn",
		plugins: content.integrations.pixel.id ? [] : [withoutMeasurement()],
	});
	for (const name of ["renderer", "client"]) {
		const environment = builder.environments[name];
		if (environment) await builder.build(environment);
	}
	await cp(join(rendererFolder, "assets"), join(siteFolder, "assets"), {
		recursive: true,
		filter: (path) => !path.endsWith(".js"),
	});

	const manifest: Manifest = readJson(join(siteFolder, ".vite/manifest.json"));
	await rm(join(siteFolder, ".vite"), { recursive: true });
	const styles: Styles = readJson(join(rendererFolder, stylesFile));
	return {
		renderer: await import(
			pathToFileURL(join(rendererFolder, "render-page.js")).href
		),
		assets: {
			islands: urlOf("src/islands/entry.ts", manifest["src/islands/entry.ts"]),
			react: urlOf(
				"react",
				Object.values(manifest).find(({ name }) => name === "react"),
			),
			styles: { ...styles, document: styles.document + contentStyles(content) },
		},
	};
}

function readJson(path: string) {
	return JSON.parse(readFileSync(path, "utf8"));
}

function urlOf(name: string, chunk: ManifestChunk | undefined): string {
	if (!chunk) throw new Error(`The build has no chunk "${name}"`);
	return `/${chunk.file}`;
}
