import { z } from "zod";
import { text, textWith, titledText } from "../schema/fields.ts";
import { pageWithHero, titledPoints } from "../schema/page-parts.ts";

export const schema = pageWithHero({
	journey: z.strictObject({
		title: text,
		text,
		steps: z.array(titledText).length(4, "four steps").describe("In order."),
	}),
	coaches: z.strictObject({
		title: text,
		bio: text.describe(
			"Leads to a coach's full bio; the name follows for screen readers.",
		),
	}),
	benefits: titledPoints,
	details: z.strictObject({
		title: text,
		rows: z.array(z.strictObject({ name: text, value: text })),
		package: z
			.strictObject({
				name: textWith("[count]"),
				each: textWith("[each]").describe("In brackets after its price."),
				saves: textWith("[saves]"),
			})
			.describe("A row for each package under “Prices” follows."),
	}),
});
