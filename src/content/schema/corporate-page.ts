import { z } from "zod";
import { pageHead, text } from "./fields.ts";
import { closing, pageHero } from "./page-parts.ts";

const point = z.strictObject({ title: text, text });

const dialogs = ["corporateQuote"] as const;

/** content/pages/corporate.yaml, section by section from the top (CORP). The prices come from content/pricing.yaml. */
export const corporatePage = z.strictObject({
	head: pageHead,
	hero: pageHero(dialogs),
	/** Under the photograph; who is quoted stands in testimonials.yaml. */
	voices: z.strictObject({ title: text, reviewsLink: text }),
	benefits: z.strictObject({
		title: text,
		points: z.array(point).length(3, "three benefits"),
		includes: z.strictObject({
			title: text,
			list: z.array(text).min(1, "at least one line"),
		}),
	}),
	/** A sample session from start to end (CORP-05, ENT-15). */
	itinerary: z.strictObject({
		title: text,
		lead: text,
		/** Over the columns. */
		time: text,
		activity: text,
		rows: z
			.array(
				z.strictObject({
					/** In quotes, hours and minutes since the start: "0:15". */
					time: z
						.string('hours and minutes in quotes, such as "0:15"')
						.regex(
							/^\d:[0-5]\d$/,
							'hours and minutes in quotes, such as "0:15"',
						),
					activity: text,
				}),
			)
			.min(2, "at least two rows"),
	}),
	pricing: z.strictObject({
		title: text,
		/** After the price. */
		per: text,
		action: text,
		rows: z
			.array(z.strictObject({ name: text, value: text }))
			.min(1, "at least one row"),
		note: text,
	}),
	/** Counts price, deposit and balance for a team. */
	calculator: z.strictObject({
		title: text,
		lead: text,
		/** Shown where no script runs: the figures are those of the choices as they stand. */
		withoutScript: text,
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
			/** In the place of a price, where a team is larger than a session; policies.yaml says what then. */
			twoSessions: text,
			/** Opens the dialog, which receives the choices. */
			action: text,
			/** Before the choices, in the dialog. */
			sent: text,
		}),
	}),
	teams: z.strictObject({
		title: text,
		/** Read out by screen readers as the name of the carousel. */
		label: text,
	}),
	questions: z.strictObject({
		title: text,
		list: z
			.array(z.strictObject({ question: text, answer: text }))
			.min(1, "at least one question"),
	}),
	closing: closing(dialogs),
});
