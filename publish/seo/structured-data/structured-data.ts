import type { BreadcrumbList, Graph, Thing, WebPage } from "schema-dts";
import type { Content } from "#model/files.ts";
import { eventsPath } from "#model/pages/events.ts";
import { linkLabels, programPaths } from "../navigation-links.ts";
import { articleOf } from "./article.ts";
import { events } from "./events.ts";
import {
	gym,
	gymOf,
	type PageContext,
	type Reference,
	webSite,
} from "./gym.ts";
import { rental } from "./rental.ts";

/**
 * The page's JSON-LD (SEO-02), limited to what the page shows. Omits ratings, because search
 * engines ignore self-serving reviews
 * (https://developers.google.com/search/docs/appearance/structured-data/review-snippet#self-serving-reviews).
 */
export function structuredData(context: PageContext): Graph {
	const { content, path } = context;
	const crumbs = breadcrumbs(context);
	return {
		"@context": "https://schema.org",
		"@graph": [
			...(path === "/" ? [gym(context), webSite(content)] : []),
			webPage(context, crumbs),
			...(crumbs ? [crumbs] : []),
			...subjects(context),
		],
	};
}

const kinds: Record<string, "AboutPage" | "ContactPage" | "CollectionPage"> = {
	"/about": "AboutPage",
	"/contact": "ContactPage",
	[eventsPath]: "CollectionPage",
	"/fitness-tips": "CollectionPage",
	"/programs": "CollectionPage",
};

function webPage(
	{ content, path, page, image }: PageContext,
	crumbs: Reference | undefined,
): WebPage {
	const { url } = content.site;
	return {
		"@type": kinds[path] ?? "WebPage",
		"@id": url + path,
		url: url + path,
		name: page.title,
		description: page.description,
		inLanguage: "en-US",
		isPartOf: { "@id": `${url}/#website` },
		...(path === "/" ? { about: gymOf(url) } : {}),
		...(crumbs ? { breadcrumb: { "@id": crumbs["@id"] } } : {}),
		primaryImageOfPage: { "@type": "ImageObject", url: url + image },
	};
}

function breadcrumbs({
	content,
	path,
	page,
}: PageContext): (BreadcrumbList & Reference) | undefined {
	if (path === "/") return undefined;
	const { url } = content.site;
	const labels = linkLabels(content);
	const above = ["/", parentOf(content, path)].flatMap((path = "") => {
		const name = labels.get(path);
		return name ? { path, name } : [];
	});
	const name = labels.get(path) ?? page.name;
	const trail = [...above, { path, name }];
	return {
		"@type": "BreadcrumbList",
		"@id": `${url}${path}#breadcrumbs`,
		itemListElement: trail.map(({ path, name }, index) => ({
			"@type": "ListItem",
			position: index + 1,
			name,
			item: url + path,
		})),
	};
}

function parentOf(content: Content, path: string): string | undefined {
	if (path.startsWith("/fitness-tips/")) return "/fitness-tips";
	return programPaths(content).has(path) ? "/programs" : undefined;
}

/**
 * Returns the entities that a page describes. An article is described only at its canonical URL,
 * not at its other paths.
 */
function subjects(context: PageContext): Thing[] {
	const { path, page } = context;
	const { article, mainPath } = page;
	if (article && path === mainPath) return [articleOf(context, article)];
	if (path === eventsPath) return events(context);
	return path === "/prolabs" ? [rental(context)] : [];
}
