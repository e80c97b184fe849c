import { z } from "zod";
import { count, text } from "../schema/fields.ts";
import { gallery } from "../schema/gallery.ts";
import { pageWithHero, titledPoints } from "../schema/page-parts.ts";

export const schema = pageWithHero({
	class: z
		.strictObject({
			title: text,
			lead: text,
			label: text.describe(
				"Read out by screen readers as the name of the drawing.",
			),
			parts: z
				.array(
					z.strictObject({
						title: text,
						minutes: count.describe("The width of its block in the drawing."),
						effort: z
							.enum(["light", "heavy", "hardest"])
							.describe("The height and color of its block in the drawing."),
						text,
					}),
				)
				.min(1, "at least one part")
				.describe(
					"In order; together as long as a group class under “Durations, notice and promises”.",
				),
		})
		.describe("A class drawn as a loaded bar."),
	gallery,
	benefits: titledPoints,
	week: z
		.strictObject({
			title: text,
			openGym: text.describe("That open gym is included for members."),
			openGymLink: text,
			days: text.describe("Heads of the columns."),
			class: text,
			time: text,
		})
		.describe("The week's class times."),
});
