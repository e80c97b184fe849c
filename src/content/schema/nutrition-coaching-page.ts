import { z } from "zod";
import { id, pageHead, text } from "./fields.ts";
import { gallery } from "./gallery.ts";
import { action, closing, pageHero, points } from "./page-parts.ts";

const dialogs = ["freeTrial", "consultation"] as const;

/** content/pages/nutrition-coaching.yaml, section by section from the top. The price comes from pricing.yaml. */
export const nutritionCoachingPage = z.strictObject({
	head: pageHead,
	hero: pageHero(dialogs),
	approach: z.strictObject({ title: text, points }),
	/** The price card beside the approach (NUTR-05, NUTR-07). */
	plan: z.strictObject({
		title: text,
		text,
		period: text,
		included: z.array(text).min(1, "at least one thing included"),
		action: action(dialogs),
	}),
	/** Six (NUTR-03). */
	benefits: z.strictObject({
		title: text,
		points: points.length(6, "six points"),
	}),
	/** Success stories: pictures with a line about a member each (NUTR-04). */
	stories: gallery,
	testimonial: z.strictObject({
		/** Read out by screen readers only. */
		title: text,
		/** A short name of testimonials.yaml. */
		person: id,
	}),
	closing: closing(dialogs),
});
export type NutritionCoachingPage = z.infer<typeof nutritionCoachingPage>;
