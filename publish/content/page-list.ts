import { globSync } from "node:fs";
import { join } from "node:path";
import { articlesPath } from "#articles/list/article-paths.ts";
import { pages } from "#model/files.ts";
import type { LoadedPages } from "#model/loaded-pages.ts";
import { eventsPath } from "#model/pages/events.ts";

const source = join(import.meta.dirname, "../../src");
const articlesPage = "pages/fitness-tips/fitness-tips.tsx";

/** The page at a path: the file of its component, and its content where there are many of its kind. */
export function pageAt(
	path: string,
	{ articles, landing, addresses }: LoadedPages,
) {
	const named = pages.find((page) => page.address === path);
	if (named) return { path, component: componentOf(named.name) };
	const landingPage = landing.get(path);
	if (landingPage)
		return {
			path,
			component: "pages/landing/landing.tsx",
			content: landingPage,
		};
	if (!addresses.includes(path)) return undefined;
	if (path === eventsPath)
		return { path, component: "pages/landing/events.tsx" };
	if (path === articlesPath || path === "/blog")
		return { path, component: articlesPage, content: articles.tips() };
	const [, category, number] = /\/([^/]+)\/page\/(\d+)$/.exec(path) ?? [];
	if (category)
		return {
			path,
			component: articlesPage,
			content: articles.further(category, Number(number)),
		};
	return {
		path,
		component: "pages/article/article.tsx",
		content: articles.article(path.split("/").at(-1) ?? ""),
	};
}

/** The component of a page has the name of its content file; pages of one kind share a folder. */
function componentOf(name: string): string {
	const [path] = globSync(`pages/*/${name}.tsx`, { cwd: source });
	if (!path)
		throw new Error(
			`pages/${name} has no component: expected src/pages/${name}/${name}.tsx`,
		);
	return path.replaceAll("\\", "/");
}
