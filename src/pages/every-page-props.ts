import { articlePath, articlesPath } from "#articles/list/article-paths.ts";
import type { Content } from "#model/files.ts";
import { eventsPath, hasEvents } from "#model/pages/events.ts";
import { landingAddress } from "#model/pages/landing.ts";
import type { Images } from "#model/pictures/pictures.ts";
import { siteView } from "#model/views/site.ts";
import { aboutPageProps } from "./about/about-props.ts";
import { articlePageProps } from "./article/article-props.ts";
import { nutritionCoachingPageProps } from "./coaching/nutrition-coaching-props.ts";
import { personalTrainingPageProps } from "./coaching/personal-training-props.ts";
import { contactPageProps } from "./contact/contact-props.ts";
import { corporatePageProps } from "./corporate/corporate-props.ts";
import {
	articleListPageProps,
	fitnessTipsPageProps,
	furtherPages,
} from "./fitness-tips/fitness-tips-props.ts";
import { groupClassesPageProps } from "./group-classes/group-classes-props.ts";
import { homePageProps } from "./home/home-props.ts";
import { eventsPageProps } from "./landing/events-props.ts";
import { landingPageProps } from "./landing/landing-props.ts";
import {
	accessibilityPageProps,
	privacyPageProps,
	termsPageProps,
} from "./legal/legal-props.ts";
import { notFoundPageProps } from "./not-found/not-found-props.ts";
import { openGymPageProps } from "./open-gym/open-gym-props.ts";
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

/**
 * Returns the props of all pages by path, one address per page. Imports no components, so that
 * Node runs it without a bundler; afterwards `images` knows every picture of the site.
 */
export function everyPageProps(content: Content, images: Images) {
	return new Map<string, object>([
		["/", homePageProps(content, images)],
		["/schedule", schedulePageProps(content)],
		["/pricing", pricingPageProps(content)],
		["/corporate", corporatePageProps(content, images)],
		["/prolabs", prolabsPageProps(content, images)],
		["/group-classes", groupClassesPageProps(content, images)],
		["/nutrition-coaching", nutritionCoachingPageProps(content, images)],
		["/open-gym", openGymPageProps(content, images)],
		["/programs", programsPageProps(content, images)],
		["/personal-training", personalTrainingPageProps(content, images)],
		["/about", aboutPageProps(content, images)],
		["/contact", contactPageProps(content)],
		["/terms", termsPageProps(content)],
		["/privacy", privacyPageProps(content)],
		["/accessibility", accessibilityPageProps(content)],
		["/thank-you-free-class", thankYouFreeClassPageProps(content)],
		["/thank-you-intro-call", thankYouIntroCallPageProps(content, images)],
		["/thank-you-corporate", thankYouCorporatePageProps(content)],
		["/thank-you-prolabs", thankYouProlabsPageProps(content)],
		["/not-found", notFoundPageProps(content)],
		...content.landing.map(
			(file) =>
				[
					landingAddress(file.slug),
					landingPageProps(content, images, file),
				] as const,
		),
		...(hasEvents(content)
			? [[eventsPath, eventsPageProps(content, images)] as const]
			: []),
		[articlesPath, fitnessTipsPageProps(content, images)],
		...furtherPages(content).map(
			(further) =>
				[
					further.address,
					articleListPageProps(content, images, further),
				] as const,
		),
		...content.articles.map(
			(article) =>
				[
					articlePath(article.category, article.slug),
					articlePageProps(content, images, article),
				] as const,
		),
	]);
}

/** Requests the pictures of all pages and of the site header, footer and menu. */
export function requestAllPictures(content: Content, images: Images): void {
	siteView(content, images);
	everyPageProps(content, images);
}
