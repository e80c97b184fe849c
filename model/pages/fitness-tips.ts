import { z } from "zod";
import type { CategoryId } from "../schema/article.ts";
import { pageMeta, photo, removed, sitePath, text } from "../schema/fields.ts";

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
	/** Unused texts of former paginated lists. Older content files still contain this field. */
	further: removed,
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
