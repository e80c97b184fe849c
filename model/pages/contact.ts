import { z } from "zod";
import { pageMeta, text } from "../schema/fields.ts";

export const schema = z.strictObject({
	head: pageMeta,
	headline: text,
	lead: text,
	actions: z
		.strictObject({ consultation: text, freeTrial: text })
		.describe("The two buttons; each opens a dialog."),
	message: z.strictObject({ title: text }),
	details: z
		.strictObject({
			title: text,
			phone: text,
			email: text,
			address: text,
			hours: text,
			closed: text.describe("In the row of a day without hours."),
			today: text.describe("Read by screen readers next to today's hours."),
			parking: text,
			listing: text,
			listingLink: text,
		})
		.describe("The list beside the form: what stands before each row."),
	findUs: z.strictObject({
		title: text,
		text,
		directions: text.describe(
			"Before the links to the maps that show the way.",
		),
		apple: text,
		google: text,
	}),
});
