import type { ReactNode } from "react";
import {
	articlePath,
	articlesPath,
	shortArticlePaths,
} from "#articles/list/article-paths.ts";
import type { HeaderVariant } from "#booking/header-variant.ts";
import type { PageContent } from "#lib/page-content.ts";
import { type Content, pageFiles } from "#model/files.ts";
import { addressesOf } from "#model/page-addresses.ts";
import { eventsPath, hasEvents } from "#model/pages/events.ts";
import { landingAddress } from "#model/pages/landing.ts";
import type { Images } from "#model/pictures/pictures.ts";
import { type PageMeta, pageMetaView } from "#model/views/page-meta.ts";
import { siteView } from "#model/views/site.ts";
import { aboutPageProps } from "./about/about-props.ts";
import { articlePageMeta, articlePageProps } from "./article/article-props.ts";
import { contactPageProps } from "./contact/contact-props.ts";
import { corporatePageProps } from "./corporate/corporate-props.ts";
import { eventsPageProps } from "./events/events-props.ts";
import { fitnessTipsPageProps } from "./fitness-tips/fitness-tips-props.ts";
import { groupClassesPageProps } from "./group-classes/group-classes-props.ts";
import { homePageProps } from "./home/home-props.ts";
import { landingPageProps } from "./landing/landing-props.ts";
import { legalPageProps } from "./legal/legal-props.ts";
import { nutritionCoachingPageProps } from "./nutrition-coaching/nutrition-coaching-props.ts";
import { openGymPageProps } from "./open-gym/open-gym-props.ts";
import { personalTrainingPageProps } from "./personal-training/personal-training-props.ts";
import { pricingPageProps } from "./pricing/pricing-props.ts";
import { programsPageProps } from "./programs/programs-props.ts";
import { prolabsPageProps } from "./prolabs/prolabs-props.ts";
import { schedulePageProps } from "./schedule/schedule-props.ts";
import {
	thankYouCorporatePageProps,
	thankYouFreeClassPageProps,
	thankYouIntroCallPageProps,
	thankYouProlabsPageProps,
} from "./thank-you/thank-you-props.ts";

export type Page = {
	path: string;
	/** The folder of the component in src/pages. Pages of one folder share their styles. */
	folder: string;
	headerVariant: HeaderVariant;
	/** True if some parts depend on the visitor's clock (src/startup/timed-elements.ts). */
	hasTimedParts: boolean;
	head: (content: Content) => PageMeta;
	/** Returns the component's props, and requests the page's pictures from `images`. */
	props: (content: Content, images: Images) => PageContent;
	/** Loads the component that renders `props`; `pageFromFile` checks that the types match. */
	component: () => Promise<(props: never) => ReactNode>;
};

/** The pages with an address in `pageFiles`. */
type PageFile = Exclude<
	keyof typeof pageFiles,
	"fitnessTips" | "article" | "error"
>;

type Listed<Props> = Pick<Page, "folder"> &
	Partial<Pick<Page, "headerVariant" | "hasTimedParts">> & {
		props: (content: Content, images: Images) => Props;
		component: () => Promise<(props: Props) => ReactNode>;
	};

/**
 * Pages with their own content file (model/files.ts). Each component is imported only when its page
 * is rendered, so that Node can compute the props without a bundler.
 */
const pages: readonly Page[] = [
	pageFromFile("home", {
		folder: "home",
		component: async () => (await import("./home/home.tsx")).HomePage,
		props: homePageProps,
	}),
	pageFromFile("schedule", {
		folder: "schedule",
		component: async () =>
			(await import("./schedule/schedule.tsx")).SchedulePage,
		props: schedulePageProps,
		hasTimedParts: true,
	}),
	pageFromFile("pricing", {
		folder: "pricing",
		component: async () => (await import("./pricing/pricing.tsx")).PricingPage,
		props: pricingPageProps,
	}),
	pageFromFile("corporate", {
		folder: "corporate",
		component: async () =>
			(await import("./corporate/corporate.tsx")).CorporatePage,
		props: corporatePageProps,
		headerVariant: "corporate",
	}),
	pageFromFile("prolabs", {
		folder: "prolabs",
		component: async () => (await import("./prolabs/prolabs.tsx")).ProlabsPage,
		props: prolabsPageProps,
		headerVariant: "prolabs",
	}),
	pageFromFile("groupClasses", {
		folder: "group-classes",
		component: async () =>
			(await import("./group-classes/group-classes.tsx")).GroupClassesPage,
		props: groupClassesPageProps,
	}),
	pageFromFile("nutritionCoaching", {
		folder: "nutrition-coaching",
		component: async () =>
			(await import("./nutrition-coaching/nutrition-coaching.tsx"))
				.NutritionCoachingPage,
		props: nutritionCoachingPageProps,
	}),
	pageFromFile("openGym", {
		folder: "open-gym",
		component: async () =>
			(await import("./open-gym/open-gym.tsx")).OpenGymPage,
		props: openGymPageProps,
	}),
	pageFromFile("programs", {
		folder: "programs",
		component: async () =>
			(await import("./programs/programs.tsx")).ProgramsPage,
		props: programsPageProps,
	}),
	pageFromFile("personalTraining", {
		folder: "personal-training",
		component: async () =>
			(await import("./personal-training/personal-training.tsx"))
				.PersonalTrainingPage,
		props: personalTrainingPageProps,
	}),
	pageFromFile("about", {
		folder: "about",
		component: async () => (await import("./about/about.tsx")).AboutPage,
		props: aboutPageProps,
	}),
	pageFromFile("contact", {
		folder: "contact",
		component: async () => (await import("./contact/contact.tsx")).ContactPage,
		props: contactPageProps,
	}),
	legalPage("terms"),
	legalPage("privacy"),
	legalPage("accessibility"),
	pageFromFile("thankYouFreeClass", {
		folder: "thank-you",
		component: async () =>
			(await import("./thank-you/thank-you-free-class.tsx"))
				.ThankYouFreeClassPage,
		props: thankYouFreeClassPageProps,
	}),
	pageFromFile("thankYouIntroCall", {
		folder: "thank-you",
		component: async () =>
			(await import("./thank-you/thank-you-intro-call.tsx"))
				.ThankYouIntroCallPage,
		props: thankYouIntroCallPageProps,
	}),
	pageFromFile("thankYouCorporate", {
		folder: "thank-you",
		component: async () =>
			(await import("./thank-you/thank-you-corporate.tsx"))
				.ThankYouCorporatePage,
		props: thankYouCorporatePageProps,
	}),
	pageFromFile("thankYouProlabs", {
		folder: "thank-you",
		component: async () =>
			(await import("./thank-you/thank-you-prolabs.tsx")).ThankYouProlabsPage,
		props: thankYouProlabsPageProps,
	}),
	pageFromFile("notFound", {
		folder: "not-found",
		component: async () =>
			(await import("./not-found/not-found.tsx")).NotFoundPage,
		props: ({ pages }) => pages.notFound,
	}),
];

export function pageAt(path: string, content: Content): Page | undefined {
	return (
		pages.find((listed) => listed.path === path) ??
		landingPageAt(path, content) ??
		eventsPageAt(path, content) ??
		articleListAt(path) ??
		articlePageAt(path, content)
	);
}

/** Throws if the list above lacks a page of model/files.ts. */
export function requiredPageAt(path: string, content: Content): Page {
	const page = pageAt(path, content);
	if (!page) throw new Error(`src/pages/pages.ts has no page for ${path}`);
	return page;
}

function legalPage(name: "terms" | "privacy" | "accessibility"): Page {
	return pageFromFile(name, {
		folder: "legal",
		component: async () => (await import("./legal/legal.tsx")).LegalPage,
		props: (content) => legalPageProps(content, name),
	});
}

function landingPageAt(path: string, { landing }: Content): Page | undefined {
	const file = landing.find(({ slug }) => landingAddress(slug) === path);
	if (!file) return undefined;
	return withDefaults({
		path,
		head: (content) =>
			pageMetaView(content, path, file.head, { photo: file.hero.photo }),
		folder: "landing",
		component: async () => (await import("./landing/landing.tsx")).LandingPage,
		props: (content, images) => landingPageProps(content, images, file),
		hasTimedParts: true,
	});
}

function eventsPageAt(path: string, content: Content): Page | undefined {
	if (path !== eventsPath || !hasEvents(content)) return undefined;
	return withDefaults({
		path,
		head: (content) => pageMetaView(content, path, content.events.head),
		folder: "events",
		component: async () => (await import("./events/events.tsx")).EventsPage,
		props: eventsPageProps,
		hasTimedParts: true,
	});
}

function articleListAt(path: string): Page | undefined {
	if (path !== articlesPath && path !== "/blog") return undefined;
	return withDefaults({
		path,
		head: (content) =>
			pageMetaView(content, articlesPath, content.pages.fitnessTips.head),
		folder: "fitness-tips",
		component: async () =>
			(await import("./fitness-tips/fitness-tips.tsx")).FitnessTipsPage,
		props: fitnessTipsPageProps,
	});
}

function articlePageAt(path: string, { articles }: Content): Page | undefined {
	// Compares the slug first, because building the paths of all articles for every page is slow.
	const last = path.slice(path.lastIndexOf("/") + 1);
	const article = articles.find(
		({ category, slug }) =>
			slug === last &&
			[articlePath(category, slug), ...shortArticlePaths(slug)].includes(path),
	);
	if (!article) return undefined;
	return withDefaults({
		path,
		head: (content) => articlePageMeta(content, article),
		folder: "article",
		component: async () => (await import("./article/article.tsx")).ArticlePage,
		props: (content, images) => articlePageProps(content, images, article),
	});
}

/** A page with its own content file, which determines its path and head. */
function pageFromFile<Props extends PageContent>(
	file: PageFile,
	listed: Listed<Props>,
): Page {
	const path = pageFiles[file].address;
	return withDefaults({
		path,
		head: (content) => pageMetaView(content, path, content.pages[file].head),
		...listed,
	});
}

function withDefaults<Props extends PageContent>(
	listed: Listed<Props> & Pick<Page, "path" | "head">,
): Page {
	return { headerVariant: "default", hasTimedParts: false, ...listed };
}

/** Requests the pictures of all pages and of the site header, footer and menu. */
export function requestAllPictures(content: Content, images: Images): void {
	siteView(content, images);
	for (const path of addressesOf(content))
		requiredPageAt(path, content).props(content, images);
}
