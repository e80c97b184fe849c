import { z } from "zod";
import { id, photo, text, webAddress } from "./fields.ts";

/** content/coaches.yaml: the people by the short name that other files use (ENT-07). */
export const coaches = z.record(
	id,
	z.strictObject({
		name: text,
		/** What the coach is in the gym, on the about page (ABOUT-09). */
		role: text,
		/** The same person's title as a personal trainer (C-16). */
		trainingRole: text,
		/** Left out, the initials stand in. */
		photo: photo.optional(),
		/** One sentence, for the page about personal training. */
		description: text,
		/** Two sentences, on the coach's card. */
		bio: text,
		/** Paragraphs of the dialog with the full bio. */
		fullBio: z.array(text, "a list of paragraphs").min(1, "a paragraph"),
		credentials: z.array(text, "a list").min(1, "at least one"),
		/** Each may be left out; then no icon shows. */
		socials: z
			.strictObject({
				instagram: webAddress.optional(),
				facebook: webAddress.optional(),
				twitter: webAddress.optional(),
				email: z.email("an email address").optional(),
			})
			.default({}),
	}),
	"coaches by a short name",
);
export type Coaches = z.infer<typeof coaches>;
