import type { FilledFile } from "../facts/fill-facts.ts";
import { type Content, files, pageFiles } from "../files.ts";
import { eventsPath } from "../pages/events.ts";
import type { ContentProblem } from "../text/content-error.ts";
import type { ContentFile } from "../text/content-file.ts";
import { addressConflicts, deadLinks, knownPaths } from "./links.ts";
import { checkArticle, unknownMembers } from "./references.ts";
import { repeatedEntries } from "./repeated-entries.ts";
import { overlappingDays, overlappingHours } from "./schedule/hours-rules.ts";
import { checkItinerary } from "./schedule/itinerary-rules.ts";
import { checkClasses, checkClassParts } from "./schedule/schedule-rules.ts";
import { checkSiteFile } from "./site-rules.ts";

/** Checks rules between files that are each valid. */
export function checkRules(
	content: Content,
	filled: readonly FilledFile[],
	fileAt: (path: string) => ContentFile,
): ContentProblem[] {
	const { schedule, pages, testimonials } = content;
	const scheduleFile = fileAt(files.schedule.path);
	const navigationFile = fileAt(files.navigation.path);
	const known = knownPaths(content);
	return [
		...checkSiteFile(content, fileAt(files.site.path)),
		...overlappingHours(schedule, scheduleFile),
		...overlappingDays(schedule, scheduleFile),
		...filled.flatMap(({ file, value }) => repeatedEntries(file, value)),
		...filled.flatMap((one) => unknownMembers(one, testimonials)),
		...checkItinerary(
			pages.corporate.itinerary.rows,
			content.pricing.corporate.sampleInMinutes,
			fileAt(pageFiles.corporate.path),
		),
		...checkClassParts(content, fileAt(pageFiles.groupClasses.path)),
		...content.articles.flatMap((article) =>
			checkArticle(article, content, fileAt(`articles/${article.slug}.md`)),
		),
		...content.landing.flatMap((page) =>
			addressConflicts(
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
		...checkClasses(content, scheduleFile),
	];
}
