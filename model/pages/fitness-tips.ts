import { z } from "zod";
import type { CategoryId } from "../schema/article.ts";
import { pageMeta, photo, sitePath, text, textWith } from "../schema/fields.ts";

const category = z.strictObject({
	name: text,
});

export const schema = z.strictObject({
	head: pageMeta,
	headline: text,
	lead: text,
	tabsLabel: text,
	categories: z.strictObject({
		nutrition: category,
		training: category,
		mindset: category,
		community: category,
		coaching: category,
	} satisfies Record<CategoryId, typeof category>),
	empty: text,
	/** Texts of the second and later list pages of a category. */
	further: z.strictObject({
		title: textWith("[category]", "[number]"),
		description: textWith("[category]", "[number]"),
		position: textWith("[number]", "[count]"),
		older: textWith("[category]"),
		newer: textWith("[category]"),
		all: text,
		/** Accessible name of the pagination. */
		label: textWith("[category]"),
	}),
	/** The box below the cards (TIPS-06). */
	guidance: z.strictObject({
		title: text,
		text,
		actions: z
			.array(z.strictObject({ label: text, to: sitePath }))
			.min(1, "at least one action"),
	}),
	/** Replaces an article's picture that fails to load (IMG-04). */
	fallbackPhoto: photo,
});
