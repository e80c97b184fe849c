import { Feed } from "feed";
import { articlePath } from "#articles/list/article-paths.ts";
import type { CalendarDate } from "#lib/time/calendar-date.ts";
import { toIsoDate } from "#lib/time/printed-date.ts";
import { instantAt } from "#lib/time/zone-clock.ts";
import type { Content } from "#model/files.ts";
import { modifiedOn } from "#model/schema/article.ts";
import { linkLabels } from "./navigation-links.ts";
import { escapeMarkup } from "./xml.ts";

export const feedPath = "/feed.atom";

export function feedTitle(content: Content): string {
	const label = linkLabels(content).get("/fitness-tips");
	return [content.site.shortName, label].filter(Boolean).join(": ");
}

/** https://www.rfc-editor.org/rfc/rfc4287 */
export function atomFeed(content: Content): string {
	const { site, articles, schedule } = content;
	const list = `${site.url}/fitness-tips`;
	/** Uses noon, because no clock change skips it and most time zones then have the same date. */
	const instantOn = (date: CalendarDate) =>
		new Date(instantAt(schedule.timeZone, { date, time: 12 * 60 }));
	const changes = articles.map(modifiedOn).toSorted();
	const feed = new Feed({
		id: list,
		link: list,
		title: feedTitle(content),
		updated: instantOn(changes.at(-1) ?? schedule.validFrom),
		author: { name: site.name },
		feedLinks: { atom: site.url + feedPath },
	});
	for (const article of articles) {
		const url = site.url + articlePath(article.category, article.slug);
		feed.addItem({
			id: url,
			link: url,
			title: article.title,
			// `Feed` writes an item's description as HTML.
			description: escapeMarkup(article.excerpt),
			author: [{ name: article.author }],
			category: [{ name: article.category, term: article.category }],
			published: instantOn(toIsoDate(article.date)),
			date: instantOn(modifiedOn(article)),
		});
	}
	return feed.atom1();
}
