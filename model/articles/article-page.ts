import { z } from "zod";
import { sitePath, text, textWith, titledText } from "../schema/fields.ts";

/** content/pages/article.yaml: the words around every article (ART-01 to ART-06). */
export const articlePage = z.strictObject({
	back: text,
	/** Above the points beside a text. */
	inShort: text,
	updated: text
		.default("Updated")
		.describe("Before the day of the last correction of an article."),
	/** The box that leads to a service (ART-04). */
	action: z.strictObject({ title: text, label: textWith("[service]") }),
	/** The services that articles may lead to, and what stands in the box for each. */
	services: z
		.array(z.strictObject({ to: sitePath, name: text, text }))
		.min(1, "at least one service"),
	/** Above three more articles. */
	more: textWith("[category]"),
	/** A video before and while it is loaded. */
	video: z.strictObject({
		load: text,
		/** Says that an outside provider is asked. */
		note: text,
		/** The link to the player's own page. */
		direct: text,
		loading: text,
		failed: titledText,
	}),
});
