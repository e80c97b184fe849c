import { z } from "zod";
import { clickToLoad } from "../schema/dialogs.ts";
import { sitePath, text, textWith } from "../schema/fields.ts";

export const schema = z.strictObject({
	back: text,
	inShort: text,
	updated: text
		.default("Updated")
		.describe("Before the day of the last correction of an article."),
	/** The box that links to a service (ART-04). */
	action: z.strictObject({ title: text, label: textWith("[service]") }),
	/** An article links to one of these services, in the box with the texts of `action`. */
	services: z
		.array(z.strictObject({ to: sitePath, name: text, text }))
		.min(1, "at least one service"),
	/** Heading above the three related articles. */
	more: textWith("[category]").describe(
		"Above the other articles. [category] is their category, or the title of the list of articles if they are of several.",
	),
	video: clickToLoad,
});
