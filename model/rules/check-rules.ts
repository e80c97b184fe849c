import { type ContentFolderEntry, slugIn } from "../content-file-types.ts";
import type { FilledFile } from "../facts/fill-facts.ts";
import {
	type Content,
	files,
	folders,
	pageFiles,
	type ReadContent,
} from "../files.ts";
import { type GeneratedPages, linkAddressesOf } from "../page-addresses.ts";
import { eventsPath } from "../pages/events.ts";
import { categoryIds } from "../schema/article.ts";
import type { ContentProblem } from "../text/content-error.ts";
import type { ParsedFile } from "../text/content-file.ts";
import { addressConflicts, deadLinks } from "./links.ts";
import { checkLogo } from "./logo-rules.ts";
import { checkArticle, unknownMembers } from "./references.ts";
import { repeatedEntries } from "./repeated-entries.ts";
import { overlappingDays, overlappingHours } from "./schedule/hours-rules.ts";
import { checkItinerary } from "./schedule/itinerary-rules.ts";
import { checkClasses, checkClassParts } from "./schedule/schedule-rules.ts";

type CheckedContent = ReadContent & Pick<Content, "images">;

/**
 * Checks rules that no schema can express, such as rules that compare several files. Skips a rule
 * if one of its files is invalid.
 */
export function checkRules(
	content: CheckedContent,
	filled: readonly FilledFile[],
	fileAt: (path: string) => ParsedFile,
): ContentProblem[] {
	const {
		site,
		schedule,
		policies,
		pricing,
		coaches,
		integrations,
		testimonials,
		articles,
		landing,
		pages: { article: articlePage, corporate, groupClasses },
		images,
	} = content;
	const validAddresses = linkAddressesOf(withInvalidPages(content, filled));
	return [
		...(site ? checkLogo({ site, images }, fileAt(files.site.path)) : []),
		...(schedule
			? [
					...overlappingHours(schedule, fileAt(files.schedule.path)),
					...overlappingDays(schedule, fileAt(files.schedule.path)),
				]
			: []),
		...filled.flatMap(({ file, value }) => repeatedEntries(file, value)),
		...(testimonials
			? filled.flatMap((one) => unknownMembers(one, testimonials))
			: []),
		...(corporate && pricing
			? checkItinerary(
					corporate.itinerary.rows,
					pricing.corporate.sampleInMinutes,
					fileAt(pageFiles.corporate.path),
				)
			: []),
		...(groupClasses && policies
			? checkClassParts(
					{ groupClasses, policies },
					fileAt(pageFiles.groupClasses.path),
				)
			: []),
		...(articlePage && coaches && integrations
			? articles.flatMap((article) =>
					checkArticle(
						article,
						{ articlePage, coaches, integrations },
						fileAt(`articles/${article.slug}.md`),
					),
				)
			: []),
		...landing.flatMap((page) =>
			addressConflicts(page, articles, fileAt(`landing/${page.slug}.yaml`)),
		),
		...filled.flatMap((one) =>
			deadLinks(
				one,
				// The navigation may always link to /events. Without events, the site hides the links.
				one.file.name === `content/${files.navigation.path}`
					? new Set([...validAddresses, eventsPath])
					: validAddresses,
			),
		),
		...(schedule && coaches
			? checkClasses({ schedule, coaches }, fileAt(files.schedule.path))
			: []),
	];
}

/**
 * Returns the pages of valid and invalid files, so that links to an invalid page are not reported.
 * Adds an invalid article to every category, because the article's category is unknown.
 */
function withInvalidPages(
	{ articles }: ReadContent,
	filled: readonly FilledFile[],
): Omit<GeneratedPages, "events"> {
	const slugsOf = (folder: ContentFolderEntry) =>
		filled.flatMap(
			({ file }) => slugIn(folder, file.name.replace("content/", "")) ?? [],
		);
	const read = new Set(articles.map(({ slug }) => slug));
	return {
		articles: [
			...articles,
			...slugsOf(folders.articles)
				.filter((slug) => !read.has(slug))
				.flatMap((slug) => categoryIds.map((category) => ({ category, slug }))),
		],
		landing: slugsOf(folders.landing).map((slug) => ({ slug })),
	};
}
