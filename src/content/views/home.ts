import { newerFirst } from "../article-order.ts";
import type { PictureDesk } from "../pictures.ts";
import type { Content } from "../read-content.ts";
import { categoryIds } from "../schema/article.ts";
import { articleCard } from "./articles.ts";
import { headView } from "./head.ts";
import { heroPicture } from "./hero-picture.ts";
import { destination, externalLink } from "./links.ts";
import { pictureUses } from "./picture-uses.ts";
import { testimonialView } from "./testimonial.ts";
import { weekdaySpans } from "./weekday-spans.ts";

/** Cards of the article slider: one of each category first, the newest of the rest after them (G-44). */
const tipsShown = 6;

export function homeView(content: Content, desk: PictureDesk) {
	const {
		hero,
		intro,
		offerings,
		benefits,
		closing,
		testimonials,
		tips,
		head,
	} = content.pages.home;
	const reviews = externalLink(content, "reviews");
	const [first, second] = offerings.features;
	const features = [
		{ feature: first, use: pictureUses.featureWide },
		{ feature: second, use: pictureUses.featureTall },
	].flatMap(({ feature, use }) =>
		feature ? [{ ...feature, photo: desk.picture(feature.photo, use) }] : [],
	);

	return {
		head: headView(content, "/", head),
		hero: {
			...hero,
			picture: heroPicture(desk, hero.photo),
			activeMembers: content.site.activeMembers,
			reviews,
			testimonials: content.testimonials.home.map((id) =>
				testimonialView(content, desk, id),
			),
		},
		intro: {
			...intro,
			photo: desk.picture(intro.photo, pictureUses.tall),
			day: { ...intro.day, spans: weekdaySpans(content) },
		},
		offerings: {
			...offerings,
			features,
			rows: offerings.rows.map(({ to, ...row }) => ({
				...row,
				...destination(content, to),
			})),
		},
		testimonials: {
			...testimonials,
			reviews,
			wall: content.testimonials.wall.map((id) =>
				testimonialView(content, desk, id),
			),
		},
		benefits: {
			...benefits,
			photo: desk.picture(benefits.photo, pictureUses.tall),
		},
		tips: {
			...tips,
			cards: tipCards(content, desk),
			fallbackPhoto: desk.picture(
				content.pages.fitnessTips.fallbackPhoto,
				pictureUses.card,
			),
		},
		closing: {
			...closing,
			photo: desk.picture(closing.photo, pictureUses.featureTall),
		},
	};
}

function tipCards(content: Content, desk: PictureDesk) {
	const newestFirst = content.articles.toSorted(newerFirst);
	const firsts = categoryIds.flatMap(
		(id) => newestFirst.find(({ category }) => category === id) ?? [],
	);
	const rest = newestFirst.filter((article) => !firsts.includes(article));
	return [...firsts, ...rest]
		.slice(0, tipsShown)
		.map((article) => articleCard(content, desk, article));
}
