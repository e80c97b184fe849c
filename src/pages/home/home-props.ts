import type { Content } from "#model/files.ts";
import { heroPicture } from "#model/pictures/hero-picture.ts";
import { pictureUses } from "#model/pictures/picture-uses.ts";
import type { Images } from "#model/pictures/pictures.ts";
import { categoryIds } from "#model/schema/article.ts";
import { articleCard } from "#model/views/article-card.ts";
import { busiestDaySpans } from "#model/views/busiest-day-spans.ts";
import { resolveLink } from "#model/views/links.ts";
import { openNowView } from "#model/views/open-now.ts";
import { testimonialView } from "#model/views/testimonial.ts";

export type HomePageProps = ReturnType<typeof homePageProps>;

export function homePageProps(content: Content, images: Images) {
	const { hero, intro, offerings, benefits, closing, testimonials, tips } =
		content.pages.home;
	const { reviews } = content.integrations.links;

	return {
		hero: {
			...hero,
			picture: heroPicture(images, hero.photo),
			activeMembers: content.site.activeMembers,
			reviews,
			testimonials: content.testimonials.home.map((id) =>
				testimonialView(content, images, id),
			),
		},
		intro: {
			...intro,
			photo: images.request(intro.photo, pictureUses.tall),
			day: { ...intro.day, spans: busiestDaySpans(content) },
		},
		offerings: {
			...offerings,
			features: offerings.features.map((feature, index) => ({
				...feature,
				photo: images.request(
					feature.photo,
					index === 0 ? pictureUses.featureWide : pictureUses.featureTall,
				),
			})),
			rows: offerings.rows.map(({ to, ...row }) => ({
				...row,
				...resolveLink(content, to),
			})),
		},
		testimonials: {
			...testimonials,
			reviews,
			wall: content.testimonials.wall.map((id) =>
				testimonialView(content, images, id),
			),
		},
		benefits: {
			...benefits,
			photo: images.request(benefits.photo, pictureUses.tall),
		},
		tips: {
			...tips,
			cards: tipCards(content, images),
		},
		openNow: openNowView(content),
		closing: {
			...closing,
			photo: images.request(closing.photo, pictureUses.featureTall),
		},
	};
}

const tipsShown = 6;

/** Returns the newest article of each category, then the newest of the other articles (G-44). */
function tipCards(content: Content, images: Images) {
	const firsts = categoryIds.flatMap(
		(id) => content.articles.find(({ category }) => category === id) ?? [],
	);
	const rest = content.articles.filter((article) => !firsts.includes(article));
	return [...firsts, ...rest]
		.slice(0, tipsShown)
		.map((article) => articleCard(content, images, article));
}
