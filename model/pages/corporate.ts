import { z } from "zod";
import { text, titledText } from "../schema/fields.ts";
import { pageWithHero, titledQuestions } from "../schema/page-parts.ts";

export const schema = pageWithHero({
	voices: z
		.strictObject({ title: text, reviewsLink: text })
		.describe("Under the photograph; the people stand under “Testimonials”."),
	benefits: z.strictObject({
		title: text,
		points: z.array(titledText).length(3, "three benefits"),
		includes: z.strictObject({
			title: text,
			list: z.array(text).min(1, "at least one line").meta({ title: "Lines" }),
		}),
	}),
	itinerary: z
		.strictObject({
			title: text,
			lead: text,
			time: text.describe("Over the columns."),
			activity: text,
			rows: z
				.array(
					z.strictObject({
						time: z
							.string('hours and minutes in quotes, such as "0:15"')
							.regex(
								/^\d:[0-5]\d$/,
								'hours and minutes in quotes, such as "0:15"',
							)
							.describe(
								'In quotes, hours and minutes since the start: "0:15".',
							),
						activity: text,
					}),
				)
				.min(2, "at least two rows"),
		})
		.describe("A sample session from start to end."),
	pricing: z.strictObject({
		title: text,
		per: text.describe("After the price."),
		action: text,
		rows: z
			.array(z.strictObject({ name: text, value: text }))
			.min(1, "at least one row"),
		note: text,
	}),
	calculator: z
		.strictObject({
			title: text,
			lead: text,
			withoutScript: text.describe(
				"Shown where no script runs: the figures are those of the choices as they stand.",
			),
			people: text,
			peopleHint: text,
			length: text,
			snacks: z.strictObject({ label: text, note: text }),
			result: z.strictObject({
				title: text,
				base: text,
				extra: text,
				snacks: text,
				deposit: text,
				balance: text,
				note: text,
				twoSessions: text.describe(
					"In the place of a price, where a team is larger than a session; “Durations, notice and promises” says what then.",
				),
				action: text.describe("Opens the dialog, which receives the choices."),
				sent: text.describe("Before the choices, in the dialog."),
			}),
		})
		.describe("Counts price, deposit and balance for a team."),
	teams: z.strictObject({
		title: text,
		label: text.describe(
			"Read out by screen readers as the name of the carousel.",
		),
	}),
	questions: titledQuestions,
});
