import { z } from "zod";
import { pageHead, text, textWith } from "./fields.ts";
import { closing, pageHero } from "./page-parts.ts";

const point = z.strictObject({ title: text, text });

const dialogs = ["freeTrial", "consultation"] as const;

/** content/pages/personal-training.yaml, section by section from the top (PT). Coaches and prices have their own files. */
export const personalTrainingPage = z.strictObject({
	head: pageHead,
	hero: pageHero(dialogs),
	journey: z.strictObject({
		title: text,
		text,
		/** In order (PT-03). */
		steps: z.array(point).length(4, "four steps"),
	}),
	coaches: z.strictObject({
		title: text,
		/** Leads to a coach's full bio; the name follows for screen readers. */
		bio: text,
	}),
	benefits: z.strictObject({
		title: text,
		points: z.array(point).min(1, "at least one benefit"),
	}),
	details: z.strictObject({
		title: text,
		rows: z.array(z.strictObject({ name: text, value: text })),
		/** A row for each package of content/pricing.yaml follows. */
		package: z.strictObject({
			name: textWith("[count]"),
			/** In brackets after its price. */
			each: textWith("[each]"),
			saves: textWith("[saves]"),
		}),
	}),
	closing: closing(dialogs),
});
