import { z } from "zod";
import { pageHead, photo, text } from "./fields.ts";
import { destination } from "./navigation.ts";
import { closing, pageHero } from "./page-parts.ts";

const dialogs = ["freeTrial"] as const;

/** content/pages/programs.yaml, section by section from the top (PROG-01 to PROG-05). */
export const programsPage = z.strictObject({
	head: pageHead,
	hero: pageHero(dialogs),
	programs: z.strictObject({
		/** Read out by screen readers only. */
		title: text,
		/** ENT-08; one that leads to another site opens a new tab. */
		cards: z
			.array(
				z.strictObject({
					title: text,
					description: text,
					icon: z.enum([
						"group",
						"nutrition",
						"person",
						"team",
						"heart",
						"floor",
					]),
					to: destination,
					/** The words of the link. */
					cta: text,
					photo,
				}),
			)
			.length(6, "six programs"),
	}),
	reasons: z.strictObject({
		title: text,
		points: z
			.array(z.strictObject({ title: text, text }))
			.min(1, "at least one reason"),
	}),
	closing: closing(dialogs),
});
