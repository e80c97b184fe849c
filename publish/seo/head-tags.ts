import { shareSize } from "#lib/constants.ts";
import { toIsoDate } from "#lib/time/printed-date.ts";
import { modifiedOn } from "#model/schema/article.ts";
import type { HeadTags } from "../../src/document/page-tags.tsx";
import { feedPath, feedTitle } from "./feed.ts";
import { iconPaths, icoWidth } from "./icons.ts";
import { manifestPath } from "./machine-files.ts";
import type { PageContext } from "./structured-data/gym.ts";
import { structuredData } from "./structured-data/structured-data.ts";

/** Returns the tags for icons, feed, sharing and search engines (SEO-01, https://ogp.me). */
export function headTags(context: PageContext): HeadTags {
	const { content, page, image } = context;
	const { site } = content;
	const { article } = page;
	return {
		links: [
			{ rel: "icon", href: iconPaths.ico, sizes: `${icoWidth}x${icoWidth}` },
			{ rel: "apple-touch-icon", href: iconPaths.apple },
			{ rel: "manifest", href: manifestPath },
			{
				rel: "alternate",
				type: "application/atom+xml",
				title: feedTitle(content),
				href: feedPath,
			},
		],
		properties: {
			"og:site_name": site.name,
			"og:title": page.title,
			"og:description": page.description,
			"og:url": site.url + page.mainPath,
			"og:type": article ? "article" : "website",
			...(article && {
				"article:published_time": toIsoDate(article.date),
				"article:modified_time": modifiedOn(article),
			}),
			"og:image": site.url + image,
			"og:image:width": String(shareSize.width),
			"og:image:height": String(shareSize.height),
			"og:image:alt": page.title,
		},
		structuredData: page.noindex ? undefined : structuredData(context),
	};
}
