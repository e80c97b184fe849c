import { z } from "zod";
import { articleCard } from "../articles/articles.ts";
import type { ContentWithPictures } from "../files.ts";
import { heroPicture } from "../pictures/hero-picture.ts";
import { pictureUses } from "../pictures/picture-uses.ts";
import { categoryIds } from "../schema/article.ts";
import { pageHead, photo, sitePath, text } from "../schema/fields.ts";
import { linkTarget } from "../schema/navigation.ts";
import { destination } from "../views/links.ts";
import { points } from "../views/page-parts.ts";
import { testimonialView } from "../views/testimonial.ts";
import { weekdaySpans } from "../views/weekday-spans.ts";

/** content/pages/home.yaml, section by section from the top (HOME-01). */
export const schema = z.strictObject({
	head: pageHead,
	hero: z.strictObject({
		// HOME-05
		badge: text.describe("Beside the small yellow bar."),
		headline: text,
		lead: text,
		action: text.describe("Opens the booking dialog."),
		plansLink: text.describe("Leads to the prices."),
		photo,
		// HOME-12
		proof: text.describe("After the number of active members of site.yaml."),
		reviewsLink: text,
		quotesLabel: text.describe(
			"Read out by screen readers as the name of the carousel.",
		),
	}),
	intro: z.strictObject({
		title: text.describe("Read out by screen readers only."),
		statement: text,
		link: text,
		photo,
		day: z
			.strictObject({
				title: text,
				link: text,
				class: text.describe(
					"On a class's plate, and in the list below it on phones.",
				),
				classes: text,
				openGym: text,
				openGymShort: text,
				doors: text.describe(
					'In the spoken description: "Doors open 5:30 AM".',
				),
			})
			.describe("The weekday drawn as a bar, from schedule.yaml."),
	}),
	offerings: z.strictObject({
		title: text,
		lead: text,
		features: z
			.array(
				z.strictObject({
					title: text,
					to: sitePath,
					text,
					duration: text,
					days: text.optional(),
					price: text,
					photo,
				}),
			)
			.length(2, "two offers")
			.describe("Two offers with a picture."),
		rows: z
			.array(z.strictObject({ title: text, to: linkTarget, text, price: text }))
			.describe("The others, as ruled rows."),
	}),
	testimonials: z.strictObject({ title: text, reviewsLink: text }),
	benefits: z.strictObject({
		title: text,
		photo,
		points,
	}),
	tips: z.strictObject({ title: text, link: text }),
	closing: z.strictObject({
		title: text,
		titleSecondLine: text,
		steps: points,
		action: text,
		ask: text.describe("Leads to the contact page."),
		photo,
		place: text.describe("Address and hours under the button."),
	}),
});

/** Cards of the article slider: one of each category first, the newest of the rest after them (G-44). */
const tipsShown = 6;

export function view(content: ContentWithPictures) {
	const { hero, intro, offerings, benefits, closing, testimonials, tips } =
		content.pages.home;
	const { reviews } = content.integrations.links;

	return {
		hero: {
			...hero,
			picture: heroPicture(content.pipeline, hero.photo),
			activeMembers: content.site.activeMembers,
			reviews,
			testimonials: content.testimonials.home.map((id) =>
				testimonialView(content, id),
			),
		},
		intro: {
			...intro,
			photo: content.pipeline.picture(intro.photo, pictureUses.tall),
			day: { ...intro.day, spans: weekdaySpans(content) },
		},
		offerings: {
			...offerings,
			features: offerings.features.map((feature, index) => ({
				...feature,
				photo: content.pipeline.picture(
					feature.photo,
					index === 0 ? pictureUses.featureWide : pictureUses.featureTall,
				),
			})),
			rows: offerings.rows.map(({ to, ...row }) => ({
				...row,
				...destination(content, to),
			})),
		},
		testimonials: {
			...testimonials,
			reviews,
			wall: content.testimonials.wall.map((id) => testimonialView(content, id)),
		},
		benefits: {
			...benefits,
			photo: content.pipeline.picture(benefits.photo, pictureUses.tall),
		},
		tips: {
			...tips,
			cards: tipCards(content),
		},
		closing: {
			...closing,
			photo: content.pipeline.picture(closing.photo, pictureUses.featureTall),
		},
	};
}

function tipCards(content: ContentWithPictures) {
	const firsts = categoryIds.flatMap(
		(id) => content.articles.find(({ category }) => category === id) ?? [],
	);
	const rest = content.articles.filter((article) => !firsts.includes(article));
	return [...firsts, ...rest]
		.slice(0, tipsShown)
		.map((article) => articleCard(content, article));
}
