import type { Article, Person } from "schema-dts";
import { toIsoDate } from "#lib/time/printed-date.ts";
import type { Content } from "#model/files.ts";
import { modifiedOn } from "#model/schema/article.ts";
import { gymOf, type PageContext, provider } from "./gym.ts";

export function articleOf(
	{ content, page, image }: PageContext,
	article: Content["articles"][number],
): Article {
	const { title, excerpt, author, date, category } = article;
	const { url } = content.site;
	const isCoach = Object.values(content.coaches).some(
		({ name }) => name === author,
	);
	return {
		"@type": "Article",
		"@id": `${url}${page.path}#article`,
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
		mainEntityOfPage: { "@id": url + page.path },
		articleSection: category,
		inLanguage: "en-US",
	};
}

export function coaches({ content }: PageContext): Person[] {
	const { site, coaches: people } = content;
	return Object.entries(people).map(
		([id, { name, role, bio, description = bio, socials }]) => {
			const { email: _, ...profiles } = socials;
			const sameAs = Object.values(profiles).filter((url) => url !== undefined);
			return {
				"@type": "Person",
				"@id": `${site.url}/about#${id}`,
				name,
				jobTitle: role,
				description,
				...(sameAs.length > 0 ? { sameAs } : {}),
				worksFor: gymOf(site.url),
			};
		},
	);
}
