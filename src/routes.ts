import { globSync } from "node:fs";
import {
	index,
	type RouteConfig,
	type RouteConfigEntry,
	route,
} from "@react-router/dev/routes";
import { notFoundAddress, pages } from "../model/files.ts";
import { eventsPath } from "../model/pages/events.ts";
import { buildDay } from "../publish/content/build-day.ts";
import {
	hasArticles,
	hasEventsLeft,
	hasFurtherPages,
	landingAddresses,
} from "../publish/content/own-routes.ts";

const contentFolder = process.env.CONTENT_DIR ?? "content";
const tips = "pages/fitness-tips/fitness-tips.tsx";
const article = "pages/article/article.tsx";
const landing = "pages/landing/landing.tsx";
const events = "pages/landing/events.tsx";

export default [
	...pages.map(({ name, address }) => routeTo(address, componentOf(name))),
	...landingAddresses(contentFolder).map((address) =>
		route(address.slice(1), landing, { id: `landing${address}` }),
	),
	...(hasEventsLeft(contentFolder, buildDay())
		? [route(eventsPath.slice(1), events)]
		: []),
	route("fitness-tips", tips),
	route("blog", tips, { id: "blog" }),
	...(hasFurtherPages(contentFolder)
		? [
				route("fitness-tips/:category/page/:number", tips, {
					id: "further-tips",
				}),
			]
		: []),
	...(hasArticles(contentFolder)
		? [
				route("fitness-tips/:category/:slug", article),
				route("fitness-tips/:slug", article, { id: "article-by-slug" }),
				route("blog/:slug", article, { id: "blog-article" }),
			]
		: []),
] satisfies RouteConfig;

function routeTo(address: string, component: string): RouteConfigEntry {
	if (address === "/") return index(component);
	return route(address === notFoundAddress ? "*" : address.slice(1), component);
}

/** The component of a page has the name of its content file; pages of one kind share a folder. */
function componentOf(name: string): string {
	const [path] = globSync(`pages/*/${name}.tsx`, { cwd: import.meta.dirname });
	if (!path)
		throw new Error(
			`pages/${name} has no component: expected src/pages/${name}/${name}.tsx`,
		);
	return path.replaceAll("\\", "/");
}
