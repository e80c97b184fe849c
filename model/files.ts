import type { CalendarDate } from "#lib/time/calendar-date.ts";
import { articlePage } from "./articles/article-page.ts";
import { fitnessTipsPage } from "./articles/fitness-tips-page.ts";
import type { Facts } from "./facts/facts.ts";
import { aboutPage, aboutView } from "./pages/about.ts";
import { contactPage, contactView } from "./pages/contact.ts";
import { corporatePage, corporateView } from "./pages/corporate.ts";
import { errorPage } from "./pages/error.ts";
import { events } from "./pages/events.ts";
import { homePage, homeView } from "./pages/home.ts";
import { landingPage } from "./pages/landing.ts";
import { legalPage, legalView } from "./pages/legal.ts";
import { notFoundPage } from "./pages/not-found.ts";
import { pricingPage, pricingView } from "./pages/pricing.ts";
import {
	groupClassesPage,
	groupClassesView,
} from "./pages/programs/group-classes.ts";
import {
	nutritionCoachingPage,
	nutritionCoachingView,
} from "./pages/programs/nutrition-coaching.ts";
import { openGymPage, openGymView } from "./pages/programs/open-gym.ts";
import {
	personalTrainingPage,
	personalTrainingView,
} from "./pages/programs/personal-training.ts";
import { programsPage, programsView } from "./pages/programs/programs.ts";
import { prolabsPage, prolabsView } from "./pages/programs/prolabs.ts";
import { schedulePage, scheduleView } from "./pages/schedule.ts";
import {
	thankYouCorporatePage,
	thankYouFreeClassPage,
	thankYouFreeClassView,
	thankYouIntroCallPage,
	thankYouIntroCallView,
	thankYouProlabsPage,
	thankYouProlabsView,
	thankYouWords,
} from "./pages/thank-you.ts";
import type { ImageMaster, PicturePipeline } from "./pictures/pictures.ts";
import {
	type ContentFileEntry,
	type ContentFolderEntry,
	type ContentOf,
	type FilesIn,
	type Folders,
	page,
	pageName,
	type Registry,
	slugIn,
	yaml,
} from "./registry.ts";
import { announcement } from "./schema/announcement.ts";
import { articleFrontMatter } from "./schema/article.ts";
import { coaches } from "./schema/coaches.ts";
import { dialogs } from "./schema/dialogs.ts";
import { galleryWords } from "./schema/gallery.ts";
import { integrations } from "./schema/integrations.ts";
import { navigation } from "./schema/navigation.ts";
import { openNowWords } from "./schema/open-now.ts";
import { policies } from "./schema/policies.ts";
import { pricing } from "./schema/pricing.ts";
import { privacyChoice } from "./schema/privacy-choice.ts";
import { schedule } from "./schema/schedule.ts";
import { site } from "./schema/site.ts";
import { testimonials } from "./schema/testimonials.ts";
import type { ContentProblem } from "./text/content-error.ts";

/**
 * The one list of what the content folder holds. From a line here follow the file's place in `Content`, its check, the
 * addresses that links may name, and for a page its route, its prerender and the module that its component imports: a
 * page with the file pages/group-classes.yaml has its component in src/pages/…/group-classes.tsx and its words in
 * content:group-classes.
 */
export const files = {
	site: yaml("site.yaml", site, { isFact: true }),
	policies: yaml("policies.yaml", policies, { isFact: true }),
	pricing: yaml("pricing.yaml", pricing, { isFact: true }),
	schedule: yaml("schedule.yaml", schedule, { isFact: true }),
	integrations: yaml("integrations.yaml", integrations),
	navigation: yaml("navigation.yaml", navigation),
	announcement: yaml("announcement.yaml", announcement),
	dialogs: yaml("dialogs.yaml", dialogs),
	coaches: yaml("coaches.yaml", coaches),
	openNow: yaml("open-now.yaml", openNowWords),
	/** Has a page while it names an event (model/pages/events.ts). */
	events: yaml("events.yaml", events),
	testimonials: yaml("testimonials.yaml", testimonials),
	thankYou: yaml("thank-you.yaml", thankYouWords),
	galleries: yaml("galleries.yaml", galleryWords),
	privacyChoice: yaml("privacy-choice.yaml", privacyChoice),
} as const satisfies Registry;

/** The same of the pages: `content.pages`. */
export const pageFiles = {
	home: page("pages/home.yaml", homePage, homeView),
	schedule: page("pages/schedule.yaml", schedulePage, scheduleView),
	pricing: page("pages/pricing.yaml", pricingPage, pricingView),
	corporate: page("pages/corporate.yaml", corporatePage, corporateView),
	prolabs: page("pages/prolabs.yaml", prolabsPage, prolabsView),
	groupClasses: page(
		"pages/group-classes.yaml",
		groupClassesPage,
		groupClassesView,
	),
	nutritionCoaching: page(
		"pages/nutrition-coaching.yaml",
		nutritionCoachingPage,
		nutritionCoachingView,
	),
	openGym: page("pages/open-gym.yaml", openGymPage, openGymView),
	programs: page("pages/programs.yaml", programsPage, programsView),
	personalTraining: page(
		"pages/personal-training.yaml",
		personalTrainingPage,
		personalTrainingView,
	),
	about: page("pages/about.yaml", aboutPage, aboutView),
	contact: page("pages/contact.yaml", contactPage, contactView),
	terms: page("pages/terms.md", legalPage, ({ pages }: Content) =>
		legalView(pages.terms),
	),
	privacy: page("pages/privacy.md", legalPage, ({ pages }: Content) =>
		legalView(pages.privacy),
	),
	accessibility: page(
		"pages/accessibility.md",
		legalPage,
		({ pages }: Content) => legalView(pages.accessibility),
	),
	thankYouFreeClass: page(
		"pages/thank-you-free-class.yaml",
		thankYouFreeClassPage,
		thankYouFreeClassView,
	),
	thankYouIntroCall: page(
		"pages/thank-you-intro-call.yaml",
		thankYouIntroCallPage,
		thankYouIntroCallView,
	),
	thankYouCorporate: page(
		"pages/thank-you-corporate.yaml",
		thankYouCorporatePage,
	),
	thankYouProlabs: page(
		"pages/thank-you-prolabs.yaml",
		thankYouProlabsPage,
		thankYouProlabsView,
	),
	notFound: page("pages/not-found.yaml", notFoundPage),
	/** The words of pages that are made of many files (src/articles). */
	fitnessTips: yaml("pages/fitness-tips.yaml", fitnessTipsPage),
	article: yaml("pages/article.yaml", articlePage),
	/** Shown in the place of any page. */
	error: yaml("pages/error.yaml", errorPage),
} as const satisfies Registry;

/** The folders whose files are as many as there are. */
export const folders = {
	articles: { path: "articles", ending: "md", schema: articleFrontMatter },
	/** A page each, at the address of the file's name: landing/comeback.yaml is /comeback. */
	landing: { path: "landing", ending: "yaml", schema: landingPage },
} as const satisfies Folders;

/** What all of the files hold. */
export type ContentFiles = ContentOf<typeof files> & {
	pages: ContentOf<typeof pageFiles>;
} & FilesIn<typeof folders>;

/** Everything in the content folder, checked, with the facts filled into the texts. */
export type Content = ContentFiles & {
	/** The pictures of content/images by file name. */
	images: ReadonlyMap<string, ImageMaster>;
	facts: Facts;
	/** The day of the build; unknown where nothing expires. */
	today: CalendarDate | undefined;
	/** What is left out of the pages: worth a warning, but it does not stop the build. */
	warnings: readonly ContentProblem[];
};

/** What views make pages of: the content, and the pipeline that they order its pictures from. */
export type Given = Content & { pipeline: PicturePipeline };

export type Article = Content["articles"][number];
export type LandingPage = Content["landing"][number];

/** The files that every content folder has, in the order of the list. */
export const requiredFiles: readonly ContentFileEntry[] = [
	...Object.values(files),
	...Object.values(pageFiles),
];

/** What a path within the content folder stands for; undefined for a file that the site does not read. */
export function entryOf(
	path: string,
): ContentFileEntry | ContentFolderEntry | undefined {
	return requiredFiles.find((file) => file.path === path) ?? folderOf(path);
}

/** The folder that a file may be one of. */
export function folderOf(path: string): ContentFolderEntry | undefined {
	return Object.values(folders).find(
		(folder) => slugIn(folder, path) !== undefined,
	);
}

/** Stands in for pages that there are not: it is built, but no link may lead to it. */
export const notFoundAddress = pageFiles.notFound.page.address;

/** The pages that have a file and an address of their own: articles and their lists are made of many files. */
export const pages = requiredFiles.flatMap(({ path, page }) =>
	page ? [{ name: pageName(path), address: page.address }] : [],
);
