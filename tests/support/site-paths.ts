import { readdirSync } from "node:fs";
import { join } from "node:path";
import { builds } from "./sites.ts";

/** The addresses of all pages in the built site; the not-found page stands under /not-found. */
export function sitePaths(): string[] {
	return readdirSync(join(builds.site, "client"), { recursive: true })
		.map(String)
		.filter((file) => file.endsWith(".html"))
		.map((file) => `/${file.replaceAll("\\", "/").replace(/\.html$/, "")}`)
		.map((path) =>
			path === "/index" ? "/" : path.replace("/404", "/not-found"),
		)
		.toSorted();
}
