import type { Content } from "#model/files.ts";
import { formatWeek } from "#schedule/hours/hours.ts";
import { shortTitle } from "./page-names.ts";
import type { PublishedPage } from "./published-page.ts";

/** A summary of the site for language models: https://llmstxt.org */
export function llmsTxt(
	content: Content,
	pages: readonly PublishedPage[],
): string {
	const { site, schedule, openNow, facts } = content;
	const line = (page: PublishedPage) =>
		`- [${shortTitle(content, page)}](${page.canonical}): ${page.description}`;
	const isArticle = ({ path }: PublishedPage) =>
		path.startsWith("/fitness-tips/");
	const articles = pages.filter(isArticle);
	const hours = formatWeek(schedule.openingHours, openNow.closedWeekday).map(
		({ days, hours: span }) => `- ${days}: ${span}`,
	);
	return `${[
		`# ${site.name}`,
		"",
		`> ${site.description}`,
		"",
		`- Address: ${facts.get("gym.address")}`,
		`- Phone: ${site.phone}`,
		`- Email: ${site.email}`,
		...hours,
		"",
		"## Pages",
		"",
		...pages.filter((page) => !isArticle(page)).map(line),
		...(articles.length > 0
			? ["", "## Articles", "", ...articles.map(line)]
			: []),
	].join("\n")}\n`;
}
