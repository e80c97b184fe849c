import { notFoundAddress } from "#model/files.ts";

/** Returns a page's file: hosts serve pricing.html at /pricing, and 404.html for unknown URLs. */
export function htmlFileOf(path: string): string {
	if (path === "/") return "index.html";
	return path === notFoundAddress ? "404.html" : `${path.slice(1)}.html`;
}
