import { notFoundAddress } from "#model/files.ts";

export function htmlFileOf(path: string): string {
	if (path === "/") return "index.html";
	return path === notFoundAddress ? "404.html" : `${path.slice(1)}.html`;
}
