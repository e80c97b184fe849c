import type { Content } from "../../src/content/read-content.ts";
import { machineDate } from "../../src/content/schema/printed-date.ts";
import { articleAt } from "./articles.ts";
import { feedPaths, feedTitle } from "./feeds.ts";
import { iconPaths } from "./icons.ts";
import { mainPath } from "./published-page.ts";
import { shareSize } from "./share-drawing.ts";
import { manifestPath } from "./site-files.ts";
import { jsonLd, type PageContext, structuredData } from "./structured-data.ts";
import { escapeMarkup } from "./xml.ts";

/**
 * What only machines read of a head: it is added to the built HTML, so that React neither carries it nor makes it anew
 * on a change of page, for which it would need an HTML string (docs/decisions/0004-security-policy.md). It stands at the
 * end of the head, behind everything that React looks for there.
 */
export function addToHead(html: string, context: PageContext): string {
	const { content, page } = context;
	const lines = [
		...siteLinks(content),
		...shareTags(context),
		...(page.canonical === undefined
			? []
			: [
					`<script type="application/ld+json">${jsonLd(structuredData(context))}</script>`,
				]),
	];
	if (!html.includes("</head>"))
		throw new Error(`${page.path} has no </head> to add to`);
	// As a function: in a text, "$&" would be a pattern.
	return html.replace("</head>", () => `${lines.join("")}</head>`);
}

/** Kind and picture of the page where it is shared: https://ogp.me/#types and https://ogp.me/#structured */
function shareTags({ content, page, image }: PageContext): string[] {
	const { site } = content;
	const { width, height } = shareSize;
	const article = articleAt(content, mainPath(page, site.url));
	const tags = {
		"og:type": article ? "article" : "website",
		...(article && { "article:published_time": machineDate(article.date) }),
		"og:image": site.url + image,
		"og:image:type": "image/jpeg",
		"og:image:width": String(width),
		"og:image:height": String(height),
		"og:image:alt": page.title,
	};
	return [
		...Object.entries(tags).map(
			([property, value]) =>
				`<meta property="${property}" content="${escapeMarkup(value)}"/>`,
		),
		'<meta name="twitter:card" content="summary_large_image"/>',
	];
}

/** The same on every page. */
function siteLinks(content: Content): string[] {
	const title = escapeMarkup(feedTitle(content));
	return [
		`<link rel="icon" href="${iconPaths.ico}" sizes="32x32"/>`,
		`<link rel="apple-touch-icon" href="${iconPaths.apple}"/>`,
		`<link rel="manifest" href="${manifestPath}"/>`,
		`<link rel="alternate" type="application/atom+xml" title="${title}" href="${feedPaths.atom}"/>`,
		`<link rel="alternate" type="application/feed+json" title="${title}" href="${feedPaths.json}"/>`,
	];
}
