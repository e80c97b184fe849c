import { articleAddress } from "#articles/list/tips-address.ts";
import type { Content } from "#model/files.ts";
import { machineDate } from "#model/schema/printed-date.ts";
import { linkLabels } from "./page-names.ts";
import { escapeMarkup } from "./xml.ts";

/** Where the feed is; the head of every page names it. */
export const feedPath = "/feed.atom";

/** Title of the feed, and of the links to it. */
export function feedTitle(content: Content): string {
	const label = linkLabels(content).get("/fitness-tips");
	return [content.site.shortName, label].filter(Boolean).join(": ");
}

/** The articles as Atom: https://www.rfc-editor.org/rfc/rfc4287 */
export function atomFeed(content: Content): string {
	const { site } = content;
	const entries = content.articles.map((article) => {
		const path = articleAddress(article.category, article.slug);
		const address = escapeMarkup(site.url + path);
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
	const [newest] = content.articles;
	const updated = newest
		? machineDate(newest.date)
		: content.schedule.validFrom;
	return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">
	<id>${escapeMarkup(site.url)}/fitness-tips</id>
	<title>${escapeMarkup(feedTitle(content))}</title>
	<link rel="self" type="application/atom+xml" href="${escapeMarkup(site.url + feedPath)}"/>
	<link rel="alternate" type="text/html" href="${escapeMarkup(site.url)}/fitness-tips"/>
	<updated>${updated}T00:00:00Z</updated>
	<author><name>${escapeMarkup(site.name)}</name></author>
${entries.join("")}</feed>
`;
}
