import { z } from "zod";
import {
	pageMeta,
	photo,
	text,
	textWith,
	titledText,
} from "../schema/fields.ts";
import { pageHero } from "../schema/page-parts.ts";

/** The keys follow the order of the sections on the page (ABOUT-04). */
export const schema = z.strictObject({
	head: pageMeta,
	hero: pageHero,
	mission: z.strictObject({
		title: text,
		statement: text,
		text,
		photos: z
			.strictObject({ wide: photo, tall: photo })
			.describe("Below the words, and the tall one beside them."),
	}),
	community: z.strictObject({
		title: text,
		text,
		photo,
		events: titledText,
	}),
	philosophy: z.strictObject({
		title: text,
		lead: text,
		principles: z
			.array(z.strictObject({ title: text, summary: text, description: text }))
			.length(4, "four principles"),
	}),
	coaches: z.strictObject({
		title: text,
		words: z.strictObject({
			bio: text.describe(
				"Opens a coach's dialog; the name follows for screen readers.",
			),
			credentials: text,
			write: textWith("[name]"),
			email: textWith("[name]").describe(
				"Read out by screen readers at the icons.",
			),
			profile: textWith("[name]", "[platform]"),
		}),
	}),
	choice: z
		.strictObject({
			title: text,
			freeTrial: z.strictObject({ title: text, text, action: text }),
			consultation: titledText.describe(
				"Its button carries the title of the dialog that it opens.",
			),
		})
		.describe("Two ways to begin, side by side."),
});
