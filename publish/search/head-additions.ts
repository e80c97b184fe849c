import { shareSize } from "#lib/constants.ts";
import type { Content } from "#model/files.ts";
import { machineDate } from "#model/schema/printed-date.ts";
import { articleAt } from "./articles.ts";
import { feedPath, feedTitle } from "./feed.ts";
import { iconPaths } from "./icons.ts";
import { mainPath } from "./published-page.ts";
import { manifestPath } from "./site-files.ts";
import { jsonLd, type PageContext, structuredData } from "./structured-data.ts";
import { escapeMarkup } from "./xml.ts";

/**
 * What only machines read of a head: it is added to the built HTML, so that React neither carries it nor makes it anew
 * on a change of page, for which it would need an HTML string (docs/decisions/0004-security-policy.md). It stands at the
 * end of the head, behind everything that React looks for there; structured data at the end of the body, since no visitor
 * waits for it (docs/decisions/0012-first-paint.md).
 */
export function addToHead(html: string, context: PageContext): string {
	const { content, page } = context;
	const tags = [...siteLinks(content), ...shareTags(context)].join("");
	const data =
		page.canonical === undefined
			? ""
			: `<script type="application/ld+json">${jsonLd(structuredData(context))}</script>`;
	if (!html.includes("</head>") || !html.endsWith("</body></html>"))
		throw new Error(`${page.path} has no </head> or </body> to add to`);
	// As a function: in a text, "$&" would be a pattern.
	return html
		.replace("</head>", () => `${tags}</head>`)
		.replace(/<\/body><\/html>$/, () => `${data}</body></html>`);
}

/** What is shown where the page is shared (SEO-01): https://ogp.me */
function shareTags({ content, page, image }: PageContext): string[] {
	const { site } = content;
	const { width, height } = shareSize;
	const path = mainPath(page, site.url);
	const article = articleAt(content, path);
	const tags = {
		"og:site_name": site.name,
		"og:title": page.title,
		"og:description": page.description,
		"og:url": site.url + path,
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
		`<link rel="alternate" type="application/atom+xml" title="${title}" href="${feedPath}"/>`,
	];
}
