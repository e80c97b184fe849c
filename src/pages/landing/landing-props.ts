import type { Content, LandingPage } from "#model/files.ts";
import { hasEvents } from "#model/pages/events.ts";
import type { Band } from "#model/pages/landing.ts";
import { galleryView } from "#model/pictures/gallery.ts";
import { pictureUses } from "#model/pictures/picture-uses.ts";
import type { Images } from "#model/pictures/pictures.ts";
import { eventCards } from "#model/views/event-cards.ts";
import { closingView, pageHeroView } from "#model/views/page-parts.ts";
import { plans } from "#model/views/plans.ts";
import { testimonialView } from "#model/views/testimonial.ts";

export type LandingPageProps = ReturnType<typeof landingPageProps>;

export function landingPageProps(
	content: Content,
	images: Images,
	{ slug, hero, bands }: LandingPage,
) {
	return {
		campaign: slug,
		hero: pageHeroView(content, images, hero),
		bands: bands
			.map((band, index) => ({
				...bandView(content, images, band),
				id: bandId(bands, index),
			}))
			.filter(({ band }) => band !== "events" || hasEvents(content)),
	};
}

function bandId(bands: readonly Band[], index: number): string {
	const kind = bands[index]?.band;
	const count = bands.slice(0, index + 1).filter(({ band }) => band === kind);
	const name = kind === "callToAction" ? "closing" : `${kind}`;
	return count.length > 1 ? `${name}-${count.length}` : name;
}

function bandView(content: Content, images: Images, band: Band) {
	switch (band.band) {
		case "text":
			return {
				...band,
				photo: band.photo && images.request(band.photo, pictureUses.tall),
			};
		case "plans": {
			const { popular, note } = content.pages.pricing.plans;
			return { ...band, popular, note, list: plans(content) };
		}
		case "quotes":
			return {
				...band,
				people: band.people.map((person) =>
					testimonialView(content, images, person),
				),
			};
		case "gallery":
			return { ...band, ...galleryView(content, images, band) };
		case "events":
			return { ...band, events: eventCards(content, images) };
		case "callToAction":
			return { ...band, ...closingView(content, band) };
		case "points":
		case "questions":
			return band;
	}
}
