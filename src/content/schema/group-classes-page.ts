import { z } from "zod";
import { count, pageHead, text } from "./fields.ts";
import { gallery } from "./gallery.ts";
import { closing, pageHero, points } from "./page-parts.ts";

const dialogs = ["freeTrial", "consultation"] as const;

/** content/pages/group-classes.yaml, section by section from the top. Class times come from schedule.yaml. */
export const groupClassesPage = z.strictObject({
	head: pageHead,
	hero: pageHero(dialogs),
	/** A class drawn as a loaded bar (GROUP-02). */
	class: z.strictObject({
		title: text,
		lead: text,
		/** Read out by screen readers as the name of the drawing. */
		label: text,
		/** In order; together as long as policies.yaml says a group class is. */
		parts: z
			.array(
				z.strictObject({
					title: text,
					/** The width of its plate. */
					minutes: count,
					/** The height and color of its plate. */
					effort: z.enum(["light", "heavy", "hardest"]),
					text,
				}),
			)
			.min(1, "at least one part"),
	}),
	gallery,
	benefits: z.strictObject({ title: text, points }),
	/** The week's class times (GROUP-05). */
	week: z.strictObject({
		title: text,
		/** That open gym is included for members (GROUP-06). */
		openGym: text,
		openGymLink: text,
		/** Heads of the columns. */
		days: text,
		class: text,
		time: text,
	}),
	closing: closing(dialogs),
});
export type GroupClassesPage = z.infer<typeof groupClassesPage>;
