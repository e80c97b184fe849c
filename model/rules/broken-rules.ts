import type { CalendarDate } from "#lib/time/calendar-date.ts";
import type { FilledFile } from "../check-texts.ts";
import { type Content, files, requiredFiles } from "../files.ts";
import { eventsPath } from "../pages/events.ts";
import type { ContentProblem } from "../text/content-error.ts";
import { takenAddresses, unknownQuotes } from "./landing-rules.ts";
import { deadLinks, knownPaths } from "./links.ts";
import {
	foreignPictures,
	unknownAuthors,
	unknownMember,
	unknownServices,
	unknownTestimonials,
} from "./references.ts";
import { repeatedEntries } from "./repeated-entries.ts";
import {
	missingHours,
	overlappingDays,
	overlappingHours,
} from "./schedule/hours-rules.ts";
import { brokenItinerary } from "./schedule/itinerary-rules.ts";
import { brokenClasses, brokenClassParts } from "./schedule/schedule-rules.ts";
import { brokenMark, expiredSecurity, foreignPlace } from "./site-rules.ts";

/** What is wrong between files each of which is right by itself. */
export function brokenRules(
	content: Content,
	filled: ReadonlyMap<string, FilledFile>,
	/** The day of the build; without one nothing expires. */
	today: CalendarDate | undefined,
): ContentProblem[] {
	const fileOf = ({ path }: { path: string }) => filled.get(path)?.file;
	const { schedule, site, policies, pages, testimonials } = content;
	const siteFile = fileOf(files.site);
	const scheduleFile = fileOf(files.schedule);
	const groupClass = policies.durationsInMinutes.groupClass;
	const navigationFile = fileOf(files.navigation);
	const known = knownPaths(content);
	const all = [...filled.values()];
	const facts = new Set(
		requiredFiles.filter(({ isFact }) => isFact).map(fileOf),
	);
	return [
		...foreignPlace(site, schedule, siteFile),
		...expiredSecurity(site, today, siteFile),
		...brokenMark(site, content.images, siteFile),
		...overlappingHours(schedule, scheduleFile),
		...overlappingDays(schedule, scheduleFile),
		...missingHours(
			schedule,
			scheduleFile,
			all.map(({ file }) => file),
		),
		// Those of facts have been looked at before.
		...all.flatMap(({ file, value }) =>
			facts.has(file) ? [] : repeatedEntries(file, value),
		),
		...unknownTestimonials(testimonials, fileOf(files.testimonials)),
		...unknownMember(
			testimonials,
			fileOf(files.pages.nutritionCoaching),
			["testimonial", "person"],
			pages.nutritionCoaching.testimonial.person,
		),
		...unknownMember(
			testimonials,
			fileOf(files.pages.thankYouIntroCall),
			["quote", "person"],
			pages.thankYouIntroCall.quote.person,
		),
		...brokenItinerary(
			pages.corporate.itinerary.rows,
			content.pricing.corporate.sampleInMinutes,
			fileOf(files.pages.corporate),
		),
		...brokenClassParts(
			pages.groupClasses,
			groupClass,
			fileOf(files.pages.groupClasses),
		),
		...content.articles.flatMap((article) => {
			const file = filled.get(`articles/${article.slug}.md`)?.file;
			return [
				...unknownAuthors(article, content.coaches, file),
				...unknownServices(article, pages.article.services, file),
				...foreignPictures(article, content.integrations.imageStorage, file),
			];
		}),
		...content.landing.flatMap((page) => {
			const file = filled.get(`landing/${page.slug}.yaml`)?.file;
			return [
				...takenAddresses(page, content.articles, file),
				...unknownQuotes(page, testimonials, file),
			];
		}),
		...all.flatMap(({ file, value, body }) =>
			deadLinks(
				file,
				value,
				body.links,
				// Only there a link comes and goes with the events.
				file === navigationFile ? new Set([...known, eventsPath]) : known,
			),
		),
		...brokenClasses(schedule, {
			file: scheduleFile,
			groupClass,
			coaches: content.coaches,
		}),
	];
}
