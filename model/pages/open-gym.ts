import { z } from "zod";
import { frameTitle, photo, text } from "../schema/fields.ts";
import { gallery } from "../schema/gallery.ts";
import { pageWithHero, points, titledPoints } from "../schema/page-parts.ts";

export const schema = pageWithHero({
	booking: z
		.strictObject({
			title: text,
			text,
			frameTitle,
		})
		.describe(
			"Beside the booking calendar at the foot of the hero, for people who are no members yet.",
		),
	facility: z
		.strictObject({
			title: text,
			points,
			photo,
			fallback: photo.describe("Shown when the photo does not come."),
			failed: text.describe("The short message in that case."),
		})
		.describe("What stands on the floor, with a picture."),
	gallery,
	benefits: z
		.strictObject({ title: text, lead: text, points })
		.describe("What members have of it; the lead says who may come."),
	hours: z
		.strictObject({ title: text, note: text })
		.describe("Below the hours: that classes come first."),
	guidelines: titledPoints,
});
