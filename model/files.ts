import type { CalendarDate } from "#lib/time/calendar-date.ts";
import {
	type ContentFileEntry,
	type ContentFolderEntry,
	type ContentOf,
	type FilesIn,
	type Folders,
	pageFile,
	type Registry,
	slugIn,
} from "./content-file-types.ts";
import type { Facts } from "./facts/facts.ts";
import * as about from "./pages/about.ts";
import * as article from "./pages/article.ts";
import * as contact from "./pages/contact.ts";
import * as corporate from "./pages/corporate.ts";
import * as error from "./pages/error.ts";
import * as events from "./pages/events.ts";
import * as fitnessTips from "./pages/fitness-tips.ts";
import * as groupClasses from "./pages/group-classes.ts";
import * as home from "./pages/home.ts";
import * as landing from "./pages/landing.ts";
import * as legal from "./pages/legal.ts";
import * as notFound from "./pages/not-found.ts";
import * as nutritionCoaching from "./pages/nutrition-coaching.ts";
import * as openGym from "./pages/open-gym.ts";
import * as personalTraining from "./pages/personal-training.ts";
import * as pricingPage from "./pages/pricing.ts";
import * as programs from "./pages/programs.ts";
import * as prolabs from "./pages/prolabs.ts";
import * as schedulePage from "./pages/schedule.ts";
import * as thankYou from "./pages/thank-you.ts";
import type { ImageMaster } from "./pictures/pictures.ts";
import { announcement } from "./schema/announcement.ts";
import { articleFrontMatter } from "./schema/article.ts";
import { coaches } from "./schema/coaches.ts";
import { dialogs } from "./schema/dialogs.ts";
import { galleryLabels } from "./schema/gallery.ts";
import { integrations } from "./schema/integrations.ts";
import { navigation } from "./schema/navigation.ts";
import { openNowLabels } from "./schema/open-now.ts";
import { policies } from "./schema/policies.ts";
import { pricing } from "./schema/pricing.ts";
import { privacyChoice } from "./schema/privacy-choice.ts";
import { schedule } from "./schema/schedule.ts";
import { site } from "./schema/site.ts";
import { testimonials } from "./schema/testimonials.ts";
import type { ContentProblem } from "./text/content-error.ts";

/**
 * `files`, `pageFiles` and `folders` are the only lists of content files. They determine each
 * file's place in `Content`, its validation and the address of its page. For example, the page of
 * pages/group-classes.yaml is /group-classes (src/pages/pages.ts).
 */
export const files = {
	site: { path: "site.yaml", schema: site },
	policies: { path: "policies.yaml", schema: policies },
	pricing: { path: "pricing.yaml", schema: pricing },
	schedule: { path: "schedule.yaml", schema: schedule },
	integrations: { path: "integrations.yaml", schema: integrations },
	navigation: { path: "navigation.yaml", schema: navigation },
	announcement: { path: "announcement.yaml", schema: announcement },
	dialogs: { path: "dialogs.yaml", schema: dialogs },
	coaches: { path: "coaches.yaml", schema: coaches },
	openNow: { path: "open-now.yaml", schema: openNowLabels },
	events: { path: "events.yaml", schema: events.schema },
	testimonials: { path: "testimonials.yaml", schema: testimonials },
	thankYou: { path: "thank-you.yaml", schema: thankYou.sharedTexts },
	galleries: { path: "galleries.yaml", schema: galleryLabels },
	privacyChoice: { path: "privacy-choice.yaml", schema: privacyChoice },
} as const satisfies Registry;

export const pageFiles = {
	home: pageFile("pages/home.yaml", home.schema),
	schedule: pageFile("pages/schedule.yaml", schedulePage.schema),
	pricing: pageFile("pages/pricing.yaml", pricingPage.schema),
	corporate: pageFile("pages/corporate.yaml", corporate.schema),
	prolabs: pageFile("pages/prolabs.yaml", prolabs.schema),
	groupClasses: pageFile("pages/group-classes.yaml", groupClasses.schema),
	nutritionCoaching: pageFile(
		"pages/nutrition-coaching.yaml",
		nutritionCoaching.schema,
	),
	openGym: pageFile("pages/open-gym.yaml", openGym.schema),
	programs: pageFile("pages/programs.yaml", programs.schema),
	personalTraining: pageFile(
		"pages/personal-training.yaml",
		personalTraining.schema,
	),
	about: pageFile("pages/about.yaml", about.schema),
	contact: pageFile("pages/contact.yaml", contact.schema),
	terms: pageFile("pages/terms.md", legal.schema),
	privacy: pageFile("pages/privacy.md", legal.schema),
	accessibility: pageFile("pages/accessibility.md", legal.schema),
	thankYouFreeClass: pageFile(
		"pages/thank-you-free-class.yaml",
		thankYou.freeClass,
	),
	thankYouIntroCall: pageFile(
		"pages/thank-you-intro-call.yaml",
		thankYou.introCall,
	),
	thankYouCorporate: pageFile(
		"pages/thank-you-corporate.yaml",
		thankYou.corporate,
	),
	thankYouProlabs: pageFile("pages/thank-you-prolabs.yaml", thankYou.prolabs),
	notFound: pageFile("pages/not-found.yaml", notFound.schema),
	/**
	 * The last three files have no address. `fitnessTips` and `article` contain the texts of many
	 * pages (src/articles). `error` contains the message that appears above an island that failed.
	 */
	fitnessTips: { path: "pages/fitness-tips.yaml", schema: fitnessTips.schema },
	article: { path: "pages/article.yaml", schema: article.schema },
	error: { path: "pages/error.yaml", schema: error.schema },
} as const satisfies Registry;

export const folders = {
	articles: { path: "articles", extension: "md", schema: articleFrontMatter },
	landing: { path: "landing", extension: "yaml", schema: landing.schema },
} as const satisfies Folders;

export type ContentValues = ContentOf<typeof files> & {
	pages: ContentOf<typeof pageFiles>;
} & FilesIn<typeof folders>;

export type ReadContent = Optional<ContentOf<typeof files>> & {
	pages: Optional<ContentOf<typeof pageFiles>>;
} & FilesIn<typeof folders>;

type Optional<Values> = { [Name in keyof Values]: Values[Name] | undefined };

/** The validated content, with facts filled into its texts. */
export type Content = ContentValues & {
	images: ReadonlyMap<string, ImageMaster>;
	facts: Facts;
	/** The day of the build. If it is undefined, nothing expires. */
	today: CalendarDate | undefined;
	/** Content that pages omit or that the owner could improve. A warning does not stop the build. */
	warnings: readonly ContentProblem[];
};

export type Article = Content["articles"][number];
export type LandingPage = Content["landing"][number];

export const requiredFiles: readonly ContentFileEntry[] = [
	...Object.values(files),
	...Object.values(pageFiles),
];

export function entryOf(
	path: string,
): ContentFileEntry | ContentFolderEntry | undefined {
	return (
		requiredFiles.find((file) => file.path === path) ?? folderEntryOf(path)
	);
}

export function folderEntryOf(path: string): ContentFolderEntry | undefined {
	return Object.values(folders).find(
		(folder) => slugIn(folder, path) !== undefined,
	);
}

export const notFoundAddress = pageFiles.notFound.address;

/**
 * Addresses of the pages that have a file of their own. `addressesOf` also returns the addresses of
 * generated pages.
 */
export const pageAddresses = requiredFiles.flatMap(
	({ address }) => address ?? [],
);
