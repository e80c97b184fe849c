import { existsSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Manifest } from "vite";
import { cachedFile } from "../publish/content/cached-file.ts";
import { hashCode } from "../publish/hash-files.ts";
import { contentType } from "../publish/hosts/media-types.ts";
import type { Styles } from "../publish/html/page-styles.ts";

/** The built files, keyed by URL path. */
export type BuiltFiles = ReadonlyMap<
	string,
	{ type: string; bytes: Uint8Array }
>;

/**
 * The script and the styles of the site's pages. The server sends this object as /site/site.json.
 */
export type SiteAssets = { islands: string; styles: Styles };

const root = resolve(import.meta.dirname, "..");

/**
 * Builds the editor's page, the worker that renders the site's pages, and the script of the site's
 * islands. Reuses the last build if the code is unchanged.
 */
export async function buildApp(): Promise<BuiltFiles> {
	const cache = resolve(root, ".cache/editor");
	const hash = (await hashCode(root, "edit/**/*")).slice(0, 16);
	const folder = join(cache, hash);
	if (!existsSync(folder)) {
		for (const old of await readdir(cache).catch(() => []))
			if (!old.startsWith(hash))
				await rm(join(cache, old), { recursive: true });
		await cachedFile(folder, buildInto);
	}
	const files = await readdir(folder, { recursive: true });
	return new Map(
		await Promise.all(
			files
				.filter((path) => /\.\w+$/.test(path))
				.map(async (path) => {
					const bytes = await readFile(join(folder, path));
					const file = { type: contentType(path), bytes };
					return [`/${path.replace(/^index\.html$/, "")}`, file] as const;
				}),
		),
	);
}

async function buildInto(folder: string): Promise<void> {
	// Imports Vite only here, because loading it takes a second and unchanged code needs no build.
	const { build, createBuilder } = await import("vite");
	const { readableClassName } = await import("../publish/html/scoped-name.ts");
	const { NODE_ENV } = process.env;
	process.env.NODE_ENV = "production";
	const site = join(folder, "site");
	const client = join(folder, "client");
	await build({
		configFile: false,
		logLevel: "error",
		root: resolve(import.meta.dirname, "app"),
		css: { modules: { generateScopedName: readableClassName } },
		build: {
			outDir: folder,
			assetsInlineLimit: 0,
			modulePreload: false,
			// Makes Rolldown read only the imported icons, not the whole icon package.
			rolldownOptions: { experimental: { lazyBarrel: true } },
		},
	});
	const builder = await createBuilder({
		root,
		configLoader: "native",
		base: "/site/",
		logLevel: "error",
		environments: {
			renderer: {
				// Selects the worker version of the Markdown parser; the browser version needs a DOM.
				resolve: {
					conditions: ["worker", "module", "browser", "production"],
				},
				build: {
					outDir: site,
					rolldownOptions: {
						input: {
							worker: resolve(import.meta.dirname, "preview/worker.ts"),
							frame: resolve(import.meta.dirname, "preview/frame.ts"),
						},
					},
				},
			},
			client: { build: { outDir: client, minify: false } },
		},
	});
	for (const name of ["renderer", "client"]) {
		const environment = builder.environments[name];
		if (environment) await builder.build(environment);
	}
	if (NODE_ENV === undefined) delete process.env.NODE_ENV;
	else process.env.NODE_ENV = NODE_ENV;

	const readJson = async (path: string) =>
		JSON.parse(await readFile(path, "utf8"));
	const manifest: Manifest = await readJson(
		join(client, ".vite/manifest.json"),
	);
	const files: SiteAssets = {
		islands: `/site/${manifest["src/islands/entry.ts"]?.file}`,
		styles: await readJson(join(site, "styles.json")),
	};
	await mkdir(join(site, "assets"), { recursive: true });
	await cp(join(client, "assets"), join(site, "assets"), { recursive: true });
	await rm(client, { recursive: true });
	await writeFile(join(site, "site.json"), JSON.stringify(files));
	await writeFile(
		join(site, "frame.html"),
		'<!doctype html><meta charset="utf-8"><title>Preview</title><script type="module" src="/site/frame.js"></script>',
	);
}
