import type { FilledFile } from "../facts/fill-facts.ts";
import { type Content, files, pageFiles } from "../files.ts";
import { eventsPath } from "../pages/events.ts";
import type { ContentProblem } from "../text/content-error.ts";
import type { ContentFile } from "../text/content-file.ts";
import { deadLinks, knownPaths, takenAddresses } from "./links.ts";
import { brokenArticle, unknownMembers } from "./references.ts";
import { repeatedEntries } from "./repeated-entries.ts";
import { overlappingDays, overlappingHours } from "./schedule/hours-rules.ts";
import { brokenItinerary } from "./schedule/itinerary-rules.ts";
import { brokenClasses, brokenClassParts } from "./schedule/schedule-rules.ts";
import { brokenSite } from "./site-rules.ts";

/** Checks rules between files that are each valid. */
export function brokenRules(
	content: Content,
	filled: readonly FilledFile[],
	fileAt: (path: string) => ContentFile,
): ContentProblem[] {
	const { schedule, pages, testimonials } = content;
	const scheduleFile = fileAt(files.schedule.path);
	const navigationFile = fileAt(files.navigation.path);
	const known = knownPaths(content);
	return [
		...brokenSite(content, fileAt(files.site.path)),
		...overlappingHours(schedule, scheduleFile),
		...overlappingDays(schedule, scheduleFile),
		...filled.flatMap(({ file, value }) => repeatedEntries(file, value)),
		...filled.flatMap((one) => unknownMembers(one, testimonials)),
		...brokenItinerary(
			pages.corporate.itinerary.rows,
			content.pricing.corporate.sampleInMinutes,
			fileAt(pageFiles.corporate.path),
		),
		...brokenClassParts(content, fileAt(pageFiles.groupClasses.path)),
		...content.articles.flatMap((article) =>
			brokenArticle(article, content, fileAt(`articles/${article.slug}.md`)),
		),
		...content.landing.flatMap((page) =>
			takenAddresses(
				page,
				content.articles,
				fileAt(`landing/${page.slug}.yaml`),
			),
		),
		...filled.flatMap((one) =>
			deadLinks(
				one,
				// navigation.yaml may link to /events even without events, because the site hides
				// such links.
				one.file === navigationFile ? new Set([...known, eventsPath]) : known,
			),
		),
		...brokenClasses(content, scheduleFile),
	];
}
