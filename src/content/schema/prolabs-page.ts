import { z } from "zod";
import { pageHead, photo, text } from "./fields.ts";
import { closing, pageHero } from "./page-parts.ts";

const points = z
	.array(z.strictObject({ title: text, text }))
	.min(1, "at least one point");

const dialogs = ["prolabsRequest"] as const;

/** content/pages/prolabs.yaml, section by section from the top (PROLAB). The prices come from content/pricing.yaml. */
export const prolabsPage = z.strictObject({
	head: pageHead,
	hero: pageHero(dialogs),
	why: z.strictObject({
		title: text,
		points,
		photo,
		/** Takes the photo's place when it does not load (PROLAB-13). */
		fallback: photo,
	}),
	plans: z.strictObject({
		title: text,
		lead: text,
		/** On every card; opens the dialog. */
		select: text,
		/** Marks the chosen card. */
		selected: text,
		/** Before the chosen plan, in the dialog. */
		chosen: text,
		note: text,
	}),
	steps: z.strictObject({ title: text, list: points }),
	rules: z.strictObject({
		title: text,
		list: z
			.array(z.strictObject({ rule: text, text }))
			.min(1, "at least one rule"),
	}),
	questions: z.strictObject({
		title: text,
		list: z
			.array(z.strictObject({ question: text, answer: text }))
			.min(1, "at least one question"),
	}),
	closing: closing(dialogs),
});
