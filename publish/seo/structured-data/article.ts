import type { Article } from "schema-dts";
import { toIsoDate } from "#lib/time/printed-date.ts";
import type { Content } from "#model/files.ts";
import { modifiedOn } from "#model/schema/article.ts";
import { gymOf, type PageContext, provider } from "./gym.ts";

export function articleOf(
	{ content, path, image }: PageContext,
	article: Content["articles"][number],
): Article {
	const { title, excerpt, author, date, category } = article;
	const { url } = content.site;
	const isCoach = Object.values(content.coaches).some(
		({ name }) => name === author,
	);
	return {
		"@type": "Article",
		"@id": `${url}${path}#article`,
		headline: title,
		description: excerpt,
		image: url + image,
		datePublished: toIsoDate(date),
		dateModified: modifiedOn(article),
		author: {
			"@type": "Person",
			name: author,
			...(isCoach ? { worksFor: gymOf(url) } : {}),
		},
		publisher: provider(content),
		mainEntityOfPage: { "@id": url + path },
		articleSection: category,
		inLanguage: "en-US",
	};
}
