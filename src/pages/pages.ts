import { type ComponentType, createElement, type ReactElement } from "react";
import {
	articlePath,
	articlesPath,
	shortArticlePaths,
} from "#articles/list/article-paths.ts";
import type { HeaderVariant } from "#booking/header-variant.ts";
import type { PageContent } from "#lib/page-meta.ts";
import type { Content } from "#model/files.ts";
import { eventsPath, hasEvents } from "#model/pages/events.ts";
import { landingAddress } from "#model/pages/landing.ts";
import type { Images } from "#model/pictures/pictures.ts";
import { keepWordsTogether } from "#model/text/line-breaks.ts";
import { AboutPage } from "./about/about.tsx";
import { aboutPageProps } from "./about/about-props.ts";
import { ArticlePage } from "./article/article.tsx";
import { articlePageProps } from "./article/article-props.ts";
import { NutritionCoachingPage } from "./coaching/nutrition-coaching.tsx";
import { nutritionCoachingPageProps } from "./coaching/nutrition-coaching-props.ts";
import { PersonalTrainingPage } from "./coaching/personal-training.tsx";
import { personalTrainingPageProps } from "./coaching/personal-training-props.ts";
import { ContactPage } from "./contact/contact.tsx";
import { contactPageProps } from "./contact/contact-props.ts";
import { CorporatePage } from "./corporate/corporate.tsx";
import { corporatePageProps } from "./corporate/corporate-props.ts";
import { FitnessTipsPage } from "./fitness-tips/fitness-tips.tsx";
import {
	articleListPageProps,
	fitnessTipsPageProps,
	furtherPageAt,
} from "./fitness-tips/fitness-tips-props.ts";
import { GroupClassesPage } from "./group-classes/group-classes.tsx";
import { groupClassesPageProps } from "./group-classes/group-classes-props.ts";
import { HomePage } from "./home/home.tsx";
import { homePageProps } from "./home/home-props.ts";
import { EventsPage } from "./landing/events.tsx";
import { eventsPageProps } from "./landing/events-props.ts";
import { LandingPage } from "./landing/landing.tsx";
import { landingPageProps } from "./landing/landing-props.ts";
import { LegalPage } from "./legal/legal-document.tsx";
import {
	accessibilityPageProps,
	privacyPageProps,
	termsPageProps,
} from "./legal/legal-props.ts";
import { NotFoundPage } from "./not-found/not-found.tsx";
import { notFoundPageProps } from "./not-found/not-found-props.ts";
import { OpenGymPage } from "./open-gym/open-gym.tsx";
import { openGymPageProps } from "./open-gym/open-gym-props.ts";
import { PricingPage } from "./pricing/pricing.tsx";
import { pricingPageProps } from "./pricing/pricing-props.ts";
import { ProgramsPage } from "./programs/programs.tsx";
import { programsPageProps } from "./programs/programs-props.ts";
import { ProlabsPage } from "./prolabs/prolabs.tsx";
import { prolabsPageProps } from "./prolabs/prolabs-props.ts";
import { SchedulePage } from "./schedule/schedule.tsx";
import { schedulePageProps } from "./schedule/schedule-props.ts";
import { ThankYouCorporatePage } from "./thank-you/thank-you-corporate.tsx";
import { ThankYouFreeClassPage } from "./thank-you/thank-you-free-class.tsx";
import { ThankYouIntroCallPage } from "./thank-you/thank-you-intro-call.tsx";
import { ThankYouProlabsPage } from "./thank-you/thank-you-prolabs.tsx";
import {
	thankYouCorporatePageProps,
	thankYouFreeClassPageProps,
	thankYouIntroCallPageProps,
	thankYouProlabsPageProps,
} from "./thank-you/thank-you-props.ts";

export type Page = {
	path: string;
	/** The folder in src/pages that contains its component; its pages share their styles. */
	folder: string;
	header: HeaderVariant;
	/** Some parts depend on the visitor's clock (src/startup/timed-elements.ts). */
	hasTimedParts: boolean;
	make: (content: Content, images: Images) => MadePage;
};

type MadePage = { props: PageContent; element: ReactElement };

type Listed<Props> = Pick<Page, "path" | "folder"> &
	Partial<Pick<Page, "header" | "hasTimedParts">> & {
		Component: ComponentType<Props>;
		/** Returns the component's props and requests its pictures. */
		props: (content: Content, images: Images) => Props;
	};

/** Pages with their own content file (model/files.ts). */
const pages: readonly Page[] = [
	page({
		path: "/",
		folder: "home",
		Component: HomePage,
		props: homePageProps,
	}),
	page({
		path: "/schedule",
		folder: "schedule",
		Component: SchedulePage,
		props: schedulePageProps,
		hasTimedParts: true,
	}),
	page({
		path: "/pricing",
		folder: "pricing",
		Component: PricingPage,
		props: pricingPageProps,
	}),
	page({
		path: "/corporate",
		folder: "corporate",
		Component: CorporatePage,
		props: corporatePageProps,
		header: "corporate",
	}),
	page({
		path: "/prolabs",
		folder: "prolabs",
		Component: ProlabsPage,
		props: prolabsPageProps,
		header: "prolabs",
	}),
	page({
		path: "/group-classes",
		folder: "group-classes",
		Component: GroupClassesPage,
		props: groupClassesPageProps,
	}),
	page({
		path: "/nutrition-coaching",
		folder: "coaching",
		Component: NutritionCoachingPage,
		props: nutritionCoachingPageProps,
	}),
	page({
		path: "/open-gym",
		folder: "open-gym",
		Component: OpenGymPage,
		props: openGymPageProps,
	}),
	page({
		path: "/programs",
		folder: "programs",
		Component: ProgramsPage,
		props: programsPageProps,
	}),
	page({
		path: "/personal-training",
		folder: "coaching",
		Component: PersonalTrainingPage,
		props: personalTrainingPageProps,
	}),
	page({
		path: "/about",
		folder: "about",
		Component: AboutPage,
		props: aboutPageProps,
	}),
	page({
		path: "/contact",
		folder: "contact",
		Component: ContactPage,
		props: contactPageProps,
	}),
	page({
		path: "/terms",
		folder: "legal",
		Component: LegalPage,
		props: termsPageProps,
	}),
	page({
		path: "/privacy",
		folder: "legal",
		Component: LegalPage,
		props: privacyPageProps,
	}),
	page({
		path: "/accessibility",
		folder: "legal",
		Component: LegalPage,
		props: accessibilityPageProps,
	}),
	page({
		path: "/thank-you-free-class",
		folder: "thank-you",
		Component: ThankYouFreeClassPage,
		props: thankYouFreeClassPageProps,
	}),
	page({
		path: "/thank-you-intro-call",
		folder: "thank-you",
		Component: ThankYouIntroCallPage,
		props: thankYouIntroCallPageProps,
	}),
	page({
		path: "/thank-you-corporate",
		folder: "thank-you",
		Component: ThankYouCorporatePage,
		props: thankYouCorporatePageProps,
	}),
	page({
		path: "/thank-you-prolabs",
		folder: "thank-you",
		Component: ThankYouProlabsPage,
		props: thankYouProlabsPageProps,
	}),
	page({
		path: "/not-found",
		folder: "not-found",
		Component: NotFoundPage,
		props: notFoundPageProps,
	}),
];

/** Returns the page at a path: a single page, an article list, an article or a landing page. */
export function pageAt(path: string, content: Content): Page | undefined {
	return (
		pages.find((listed) => listed.path === path) ??
		landingPageAt(path, content) ??
		eventsPageAt(path, content) ??
		articleListAt(path, content) ??
		articlePageAt(path, content)
	);
}

function landingPageAt(path: string, { landing }: Content): Page | undefined {
	const file = landing.find(({ slug }) => landingAddress(slug) === path);
	if (!file) return undefined;
	return page({
		path,
		folder: "landing",
		Component: LandingPage,
		props: (content, images) => landingPageProps(content, images, file),
		hasTimedParts: true,
	});
}

function eventsPageAt(path: string, content: Content): Page | undefined {
	if (path !== eventsPath || !hasEvents(content)) return undefined;
	return page({
		path,
		folder: "landing",
		Component: EventsPage,
		props: eventsPageProps,
		hasTimedParts: true,
	});
}

function articleListAt(path: string, content: Content): Page | undefined {
	const listed = { path, folder: "fitness-tips", Component: FitnessTipsPage };
	if (path === articlesPath || path === "/blog")
		return page({ ...listed, props: fitnessTipsPageProps });
	const further = furtherPageAt(path, content);
	return (
		further &&
		page({
			...listed,
			props: (content, images) =>
				articleListPageProps(content, images, further),
		})
	);
}

/** Returns the article at one of its three addresses (ROUTE-15). */
function articlePageAt(path: string, { articles }: Content): Page | undefined {
	// Compares the slug first, because building all addresses for every page is slow.
	const last = path.slice(path.lastIndexOf("/") + 1);
	const article = articles.find(
		({ category, slug }) =>
			slug === last &&
			[articlePath(category, slug), ...shortArticlePaths(slug)].includes(path),
	);
	if (!article) return undefined;
	return page({
		path,
		folder: "article",
		Component: ArticlePage,
		props: (content, images) => articlePageProps(content, images, article),
	});
}

function page<Props extends PageContent>({
	Component,
	props,
	header = "default",
	hasTimedParts = false,
	...listed
}: Listed<Props>): Page {
	return {
		...listed,
		header,
		hasTimedParts,
		make(content, images) {
			const shown = keepWordsTogether(props(content, images));
			return { props: shown, element: createElement(Component, shown) };
		},
	};
}
