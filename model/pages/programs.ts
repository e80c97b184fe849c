import { z } from "zod";
import { photo, text } from "../schema/fields.ts";
import { linkTarget } from "../schema/navigation.ts";
import { pageWithHero, titledPoints } from "../schema/page-parts.ts";

export const schema = pageWithHero({
	programs: z.strictObject({
		title: text.describe("Read out by screen readers only."),
		cards: z
			.array(
				z.strictObject({
					title: text,
					description: text,
					icon: z.enum([
						"group",
						"nutrition",
						"person",
						"team",
						"heart",
						"floor",
					]),
					to: linkTarget,
					cta: text.describe("The words of the link."),
					photo,
				}),
			)
			.length(6, "six programs")
			.describe("One that leads to another site opens a new tab."),
	}),
	reasons: titledPoints,
});
