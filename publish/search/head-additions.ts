import { shareSize } from "#lib/constants.ts";
import { machineTags } from "#lib/head.ts";
import { machineDate } from "#model/schema/printed-date.ts";
import { articleAt } from "./articles.ts";
import { feedPath, feedTitle } from "./feed.ts";
import { iconPaths } from "./icons.ts";
import { mainPath } from "./published-page.ts";
import { manifestPath } from "./site-files.ts";
import { jsonLd, type PageContext, structuredData } from "./structured-data.ts";
import { escapeMarkup } from "./xml.ts";

/**
 * Adds to the built HTML what only machines read: tags at the end of the head, behind everything that React looks for
 * there, since it would need an HTML string to make them anew (docs/decisions/0004-security-policy.md); structured data at
 * the end of the body, since no visitor waits for it (docs/decisions/0012-first-paint.md).
 */
export function addToHead(html: string, context: PageContext): string {
	const { page } = context;
	const data =
		page.canonical === undefined
			? ""
			: `<script type="application/ld+json">${jsonLd(structuredData(context))}</script>`;
	if (!html.includes("</head>") || !html.endsWith("</body></html>"))
		throw new Error(`${page.path} has no </head> or </body> to add to`);
	// As a function: in a text, "$&" would be a pattern.
	return html
		.replace("</head>", () => `${tags(context)}</head>`)
		.replace(/<\/body><\/html>$/, () => `${data}</body></html>`);
}

function tags({ content, page, image }: PageContext): string {
	const { site } = content;
	const path = mainPath(page, site.url);
	const article = articleAt(content, path);
	const { link, meta } = machineTags({
		siteName: site.name,
		title: page.title,
		description: page.description,
		url: site.url + path,
		published: article && machineDate(article.date),
		image: { url: site.url + image, ...shareSize },
		icons: iconPaths,
		manifest: manifestPath,
		feed: { title: feedTitle(content), path: feedPath },
	});
	return [
		...link.map((attributes) => element("link", attributes)),
		...meta.map((attributes) => element("meta", attributes)),
	].join("");
}

function element(name: string, attributes: Record<string, string>): string {
	const written = Object.entries(attributes).map(
		([key, value]) => ` ${key}="${escapeMarkup(value)}"`,
	);
	return `<${name}${written.join("")}/>`;
}
