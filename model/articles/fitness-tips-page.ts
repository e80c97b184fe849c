import { z } from "zod";
import type { CategoryId } from "../schema/article.ts";
import { pageHead, photo, sitePath, text, textWith } from "../schema/fields.ts";

const category = z.strictObject({
	/** On the tab, the cards and the articles. */
	name: text,
});

/** content/pages/fitness-tips.yaml: the list of articles (TIPS-01 to TIPS-07). */
export const fitnessTipsPage = z.strictObject({
	head: pageHead,
	headline: text,
	lead: text,
	/** Read out by screen readers as the name of the tabs. */
	tabsLabel: text,
	categories: z.strictObject({
		nutrition: category,
		training: category,
		mindset: category,
		community: category,
		coaching: category,
	} satisfies Record<CategoryId, typeof category>),
	/** In the place of articles where a category has none. */
	empty: text,
	/** The pages of a category beyond the first; they appear when a category has more articles than a page shows. */
	further: z.strictObject({
		title: textWith("[category]", "[number]"),
		description: textWith("[category]", "[number]"),
		/** Under the headline. */
		position: textWith("[number]", "[count]"),
		/** The links between the pages. */
		older: textWith("[category]"),
		newer: textWith("[category]"),
		all: text,
		/** Read out by screen readers as the name of these links. */
		label: textWith("[category]"),
	}),
	/** The box below the cards (TIPS-06). */
	guidance: z.strictObject({
		title: text,
		text,
		/** The first is the main action. */
		actions: z
			.array(z.strictObject({ label: text, to: sitePath }))
			.min(1, "at least one action"),
	}),
	/** Takes the place of an article's picture that cannot be loaded (IMG-04). */
	fallbackPhoto: photo,
});
