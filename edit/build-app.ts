import { resolve } from "node:path";
import { build, type Rolldown } from "vite";
import { generateScopedName } from "../publish/html/scoped-name.ts";
import type { AppFile } from "./requests.ts";

const types: Readonly<Record<string, string>> = {
	css: "text/css",
	html: "text/html; charset=utf-8",
	js: "text/javascript",
	svg: "image/svg+xml",
	woff2: "font/woff2",
};

/** Builds the editor's page into memory: files by URL. */
export async function buildApp(): Promise<ReadonlyMap<string, AppFile>> {
	const mode = process.env.NODE_ENV;
	const result = (await build({
		configFile: false,
		logLevel: "error",
		root: resolve(import.meta.dirname, "app"),
		css: { modules: { generateScopedName } },
		build: {
			write: false,
			assetsInlineLimit: 0,
			modulePreload: false,
			// Reads only the imported icons, not all two thousand.
			rolldownOptions: { experimental: { lazyBarrel: true } },
		},
	})) as Rolldown.RolldownOutput;
	// The build leaves its own there, and the site's server would take it for its.
	if (mode === undefined) delete process.env.NODE_ENV;
	else process.env.NODE_ENV = mode;
	return new Map(
		result.output.map((file) => {
			const bytes = file.type === "chunk" ? file.code : file.source;
			const ending = file.fileName.split(".").at(-1) ?? "";
			const type = types[ending] ?? "application/octet-stream";
			const address =
				file.fileName === "index.html" ? "/" : `/${file.fileName}`;
			return [address, { type, bytes }];
		}),
	);
}
