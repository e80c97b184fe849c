import { z } from "zod";
import { pageMeta, photo, sitePath, text } from "../schema/fields.ts";
import { linkTarget } from "../schema/navigation.ts";
import { points } from "../schema/page-parts.ts";

/** The keys follow the order of the sections on the page (HOME-01). */
export const schema = z.strictObject({
	head: pageMeta,
	hero: z.strictObject({
		badge: text.describe("Beside the small yellow bar."),
		headline: text,
		lead: text,
		action: text.describe("Opens the booking dialog."),
		plansLink: text.describe("Leads to the prices."),
		photo,
		proof: text.describe(
			"After the number of active members, which stands under “Gym and contact”.",
		),
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
					"On a class's block in the drawing, and in the list below it on phones.",
				),
				classes: text,
				openGym: text,
				openGymShort: text,
				doors: text.describe(
					'In the spoken description: "Doors open 5:30 AM".',
				),
			})
			.describe(
				"The weekday drawn as a bar, with the classes under “Classes and hours”.",
			),
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
