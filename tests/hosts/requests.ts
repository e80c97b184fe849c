import { readdir } from "node:fs/promises";
import { extname } from "node:path";
import { hiddenPaths, type SiteRules } from "../../publish/hosts/site-rules.ts";

export type SiteRequest = {
	/** The table of docs/publishing.md refers to this name. */
	kind: string;
	path: string;
	method?: string;
	headers?: Readonly<Record<string, string>>;
	/** Sends a second request with the first response's ETag, like a browser with a cached file. */
	again?: boolean;
};

export async function requestsFor(
	site: string,
	rules: SiteRules,
): Promise<SiteRequest[]> {
	const files = (await readdir(site, { recursive: true, withFileTypes: true }))
		.filter((entry) => entry.isFile())
		.map((entry) => `${entry.parentPath.slice(site.length)}/${entry.name}`)
		.filter((file) => !/\.(?:br|gz)$/.test(file))
		.toSorted();
	const isHidden = (path: string) =>
		hiddenPaths.some((hidden) => hidden === path);
	const pages = files
		.filter((file) => file.endsWith(".html") && !isHidden(file))
		.map((file) => file.replace(/\.html$/, ""))
		.filter((path) => path !== "/index");
	const [page = "/"] = pages.filter((path) => path.lastIndexOf("/") === 0);
	const [deep = "/"] = pages.filter((path) => path.lastIndexOf("/") > 0);
	const sampleFiles = [
		...new Map(files.map((file) => [folderAndEnding(file), file])).values(),
	].filter((file) => !file.endsWith(".html") && !isHidden(file));
	const moved = rules.redirects.map(({ from }) =>
		from.replace("*", "no-such-folder"),
	);

	const about = (kind: string, paths: readonly string[]): SiteRequest[] =>
		paths.map((path) => ({ kind, path }));
	return [
		...about("a page", ["/", ...pages, `${page}?a=1&b=//c`]),
		...about("a file", sampleFiles),
		...about(
			"a moved page",
			moved.map((from) => `${from}?a=1`),
		),
		...about(
			"a moved page with a slash",
			moved.map((from) => `${from}/?a=1`),
		),
		...about("a slash at the end", [
			`${page}/`,
			`${page}/?a=1`,
			`${deep}/`,
			"/no-such-page/",
		]),
		...about("the name of a file", [`${page}.html?a=1`, `${deep}.html`]),
		...about("the name of an index", [
			"/index.html?a=1",
			`${page}/index.html`,
			`${page}/index`,
		]),
		...about("doubled slashes", [
			"//",
			"///",
			`/${page}`,
			`//${page}?a=//b`,
			`${page}//`,
			deep.replaceAll("/", "//"),
			"//evil.example",
			"//evil.example/",
			"/%5C/evil.example",
		]),
		...about("an encoded slash", [
			`/%2f${page.slice(1)}`,
			deep.replace(/(.)\//, "$1%2F"),
			"/%2Fevil.example/",
		]),
		...about("capitals", [page.toUpperCase()]),
		...about("a missing page", [
			"/no-such-page",
			`${page}/no-such`,
			"/no-such-folder/nor-this",
			`${deep}/nor-this`,
		]),
		...about("a missing file", [
			"/assets/no-such-1a2b.js",
			"/images/no-such-1a2b.avif",
			"/share/no-such.jpg",
			"/no-such.html",
		]),
		...about("a folder", ["/assets", "/assets/"]),
		...about("a file of the hosts", hiddenPaths),
		...["/", page, "/no-such-page", `${page}/`, ...sampleFiles].map(
			(path): SiteRequest => ({ kind: "HEAD", path, method: "HEAD" }),
		),
		...["/", page, "/no-such-page"].map(
			(path): SiteRequest => ({ kind: "POST", path, method: "POST" }),
		),
		...[page, ...sampleFiles].flatMap((path): SiteRequest[] => [
			{ kind: "a part of a file", path, headers: { range: "bytes=0-9" } },
			{ kind: "what the browser has", path, again: true },
			{
				kind: "Brotli or gzip",
				path,
				headers: { "accept-encoding": "br, gzip" },
			},
			{ kind: "gzip alone", path, headers: { "accept-encoding": "gzip" } },
		]),
		{
			kind: "Brotli or gzip",
			path: "/no-such-page",
			headers: { "accept-encoding": "br, gzip" },
		},
	];
}

/**
 * Returns the same key for all files with the same folder and extension, because it is enough to
 * test one of them.
 */
function folderAndEnding(file: string): string {
	return `${file.split("/").slice(0, 2).join("/").replace(/\..*$/, "")} ${extname(file)}`;
}
