import { z } from "zod";
import { text } from "../schema/fields.ts";
import { gallery } from "../schema/gallery.ts";
import {
	action,
	pageWithHero,
	points,
	testimonialReference,
	titledPoints,
} from "../schema/page-parts.ts";

export const schema = pageWithHero({
	approach: titledPoints,
	plan: z
		.strictObject({
			title: text,
			text,
			period: text,
			included: z
				.array(text.meta({ title: "Thing included" }))
				.min(1, "at least one thing included"),
			action,
		})
		.describe("The price card beside the approach."),
	benefits: z
		.strictObject({
			title: text,
			points: points.length(6, "six points"),
		})
		.describe("Six."),
	stories: gallery.describe(
		"Success stories: pictures with a line about a member each.",
	),
	testimonial: testimonialReference,
});
