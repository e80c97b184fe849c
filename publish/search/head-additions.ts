import { shareSize } from "#lib/constants.ts";
import { toIsoDate } from "#lib/time/printed-date.ts";
import { modifiedOn } from "#model/schema/article.ts";
import { articleAt } from "./articles.ts";
import { feedPath, feedTitle } from "./feed.ts";
import { iconPaths } from "./icons.ts";
import { mainPath } from "./published-page.ts";
import { manifestPath } from "./site-files.ts";
import type { PageContext } from "./structured-data/gym.ts";
import { jsonLd, structuredData } from "./structured-data/structured-data.ts";
import { escapeMarkup } from "./xml.ts";

/**
 * Adds what only the build knows: tags for icons, feed and sharing to the head, and structured data
 * to the end of the body, where it does not delay the first paint
 * (docs/decisions/0012-first-paint.md).
 */
export function addToHead(html: string, context: PageContext): string {
	const { page } = context;
	const data =
		page.canonical === undefined
			? ""
			: `<script type="application/ld+json">${jsonLd(structuredData(context))}</script>`;
	if (!html.includes("</head>") || !html.endsWith("</body></html>"))
		throw new Error(`${page.path} has no </head> or </body> to add to`);
	// Functions insert the text literally; a replacement string would interpret "$&".
	return html
		.replace("</head>", () => `${tags(context)}</head>`)
		.replace(/<\/body><\/html>$/, () => `${data}</body></html>`);
}

/** Returns the tags for icons, feed and sharing (SEO-01, https://ogp.me). */
function tags({ content, page, image }: PageContext): string {
	const { site } = content;
	const path = mainPath(page, site.url);
	const article = articleAt(content, path);
	const links = [
		{ rel: "icon", href: iconPaths.ico, sizes: "32x32" },
		{ rel: "apple-touch-icon", href: iconPaths.apple },
		{ rel: "manifest", href: manifestPath },
		{
			rel: "alternate",
			type: "application/atom+xml",
			title: feedTitle(content),
			href: feedPath,
		},
	];
	const shared = {
		"og:site_name": site.name,
		"og:title": page.title,
		"og:description": page.description,
		"og:url": site.url + path,
		"og:type": article ? "article" : "website",
		...(article && {
			"article:published_time": toIsoDate(article.date),
			"article:modified_time": modifiedOn(article),
		}),
		"og:image": site.url + image,
		"og:image:type": "image/jpeg",
		"og:image:width": String(shareSize.width),
		"og:image:height": String(shareSize.height),
		"og:image:alt": page.title,
	};
	return [
		...links.map((link) => element("link", link)),
		...Object.entries(shared).map(([property, value]) =>
			element("meta", { property, content: value }),
		),
		element("meta", { name: "twitter:card", content: "summary_large_image" }),
	].join("");
}

function element(name: string, attributes: Record<string, string>): string {
	const written = Object.entries(attributes).map(
		([key, value]) => ` ${key}="${escapeMarkup(value)}"`,
	);
	return `<${name}${written.join("")}/>`;
}
