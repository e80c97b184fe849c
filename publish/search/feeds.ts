import type { Article, Content } from "../../src/content/read-content.ts";
import { machineDate } from "../../src/content/schema/printed-date.ts";
import { articlePath, newestFirst } from "./articles.ts";
import { linkLabels } from "./page-names.ts";
import { escapeMarkup } from "./xml.ts";

/** Where the feeds are; the head of every page names them. */
export const feedPaths = { atom: "/feed.atom", json: "/feed.json" } as const;

/** Title of both feeds, and of the links to them. */
export function feedTitle(content: Content): string {
	const label = linkLabels(content).get("/fitness-tips");
	return [content.site.shortName, label].filter(Boolean).join(": ");
}

/** Only articles whose page was built: a feed that leads to missing pages is worse than a short one. */
function published(content: Content, paths: ReadonlySet<string>): Article[] {
	return newestFirst(content).filter((article) =>
		paths.has(articlePath(article)),
	);
}

/** The articles as Atom: https://www.rfc-editor.org/rfc/rfc4287 */
export function atomFeed(content: Content, paths: ReadonlySet<string>): string {
	const { site } = content;
	const articles = published(content, paths);
	const entries = articles.map((article) => {
		const address = escapeMarkup(site.url + articlePath(article));
		const moment = `${machineDate(article.date)}T00:00:00Z`;
		return `	<entry>
		<id>${address}</id>
		<title>${escapeMarkup(article.title)}</title>
		<link rel="alternate" type="text/html" href="${address}"/>
		<published>${moment}</published>
		<updated>${moment}</updated>
		<author><name>${escapeMarkup(article.author)}</name></author>
		<category term="${article.category}"/>
		<summary>${escapeMarkup(article.excerpt)}</summary>
	</entry>
`;
	});
	const [newest] = articles;
	const updated = newest
		? machineDate(newest.date)
		: content.schedule.validFrom;
	return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">
	<id>${escapeMarkup(site.url)}/fitness-tips</id>
	<title>${escapeMarkup(feedTitle(content))}</title>
	<link rel="self" type="application/atom+xml" href="${escapeMarkup(site.url + feedPaths.atom)}"/>
	<link rel="alternate" type="text/html" href="${escapeMarkup(site.url)}/fitness-tips"/>
	<updated>${updated}T00:00:00Z</updated>
	<author><name>${escapeMarkup(site.name)}</name></author>
${entries.join("")}</feed>
`;
}

/** The same as JSON: https://www.jsonfeed.org/version/1.1/ */
export function jsonFeed(content: Content, paths: ReadonlySet<string>): string {
	const { site } = content;
	const feed = {
		version: "https://jsonfeed.org/version/1.1",
		title: feedTitle(content),
		home_page_url: `${site.url}/fitness-tips`,
		feed_url: site.url + feedPaths.json,
		language: "en-US",
		authors: [{ name: site.name, url: `${site.url}/` }],
		items: published(content, paths).map((article) => ({
			id: site.url + articlePath(article),
			url: site.url + articlePath(article),
			title: article.title,
			summary: article.excerpt,
			content_text: article.excerpt,
			date_published: `${machineDate(article.date)}T00:00:00Z`,
			authors: [{ name: article.author }],
			tags: [article.category],
		})),
	};
	return `${JSON.stringify(feed, null, "\t")}\n`;
}
