import { z } from "zod";
import { pageHead, photo, sitePath, text } from "./fields.ts";
import { destination } from "./navigation.ts";

/** content/pages/home.yaml, section by section from the top (HOME-01). */
export const homePage = z.strictObject({
	head: pageHead,
	hero: z.strictObject({
		/** Beside the small yellow bar (HOME-05). */
		badge: text,
		headline: text,
		lead: text,
		/** Opens the booking dialog. */
		action: text,
		/** Leads to the prices. */
		plansLink: text,
		photo,
		/** After the number of active members of site.yaml (HOME-12). */
		proof: text,
		reviewsLink: text,
		/** Read out by screen readers as the name of the carousel. */
		quotesLabel: text,
	}),
	intro: z.strictObject({
		/** Read out by screen readers only. */
		title: text,
		statement: text,
		link: text,
		photo,
		/** The weekday drawn as a bar, from schedule.yaml. */
		day: z.strictObject({
			title: text,
			link: text,
			/** On a class's plate, and in the list below it on phones. */
			class: text,
			classes: text,
			openGym: text,
			openGymShort: text,
			/** In the spoken description: "Doors open 5:30 AM". */
			doors: text,
		}),
	}),
	offerings: z.strictObject({
		title: text,
		lead: text,
		/** Two offers with a picture. */
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
			.length(2, "two offers"),
		/** The others, as ruled rows. */
		rows: z.array(
			z.strictObject({ title: text, to: destination, text, price: text }),
		),
	}),
	testimonials: z.strictObject({ title: text, reviewsLink: text }),
	benefits: z.strictObject({
		title: text,
		photo,
		points: z
			.array(z.strictObject({ title: text, text }))
			.min(1, "at least one point"),
	}),
	tips: z.strictObject({ title: text, link: text }),
	closing: z.strictObject({
		title: text,
		titleSecondLine: text,
		steps: z
			.array(z.strictObject({ title: text, text }))
			.min(1, "at least one step"),
		action: text,
		/** Leads to the contact page. */
		ask: text,
		photo,
		/** Address and hours under the button. */
		place: text,
	}),
});

/** content/pages/not-found.yaml */
export const notFoundPage = z.strictObject({
	head: pageHead,
	/** Drawn large. */
	code: text,
	headline: text,
	text,
	home: text,
});

/** content/pages/error.yaml: what shows when a page breaks (ERR-02). */
export const errorPage = z.strictObject({
	headline: text,
	text,
	reload: text,
	home: text,
});
