import { z } from "zod";
import { pageHead, photo, text, textWith } from "./fields.ts";
import { pageHero } from "./page-parts.ts";

const dialogs = ["freeTrial", "consultation"] as const;

/** content/pages/about.yaml, section by section from the top (ABOUT-04). The coaches are in content/coaches.yaml. */
export const aboutPage = z.strictObject({
	head: pageHead,
	hero: pageHero(dialogs),
	mission: z.strictObject({
		title: text,
		statement: text,
		text,
		/** Below the words, and the tall one beside them. */
		photos: z.strictObject({ wide: photo, tall: photo }),
	}),
	community: z.strictObject({
		title: text,
		text,
		photo,
		events: z.strictObject({ title: text, text }),
	}),
	philosophy: z.strictObject({
		title: text,
		lead: text,
		/** ENT-13 */
		principles: z
			.array(z.strictObject({ title: text, summary: text, description: text }))
			.length(4, "four principles"),
	}),
	coaches: z.strictObject({
		title: text,
		words: z.strictObject({
			/** Opens a coach's dialog; the name follows for screen readers. */
			bio: text,
			credentials: text,
			write: textWith("[name]"),
			/** Read out by screen readers at the icons. */
			email: textWith("[name]"),
			profile: textWith("[name]", "[platform]"),
		}),
	}),
	/** Two ways to begin, side by side. */
	choice: z.strictObject({
		title: text,
		freeTrial: z.strictObject({ title: text, text, action: text }),
		/** Its button carries the title of the dialog that it opens. */
		consultation: z.strictObject({ title: text, text }),
	}),
});
