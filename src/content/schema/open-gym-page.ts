import { z } from "zod";
import { pageHead, photo, text } from "./fields.ts";
import { gallery } from "./gallery.ts";
import { closing, pageHero, points } from "./page-parts.ts";

const dialogs = ["freeTrial"] as const;

/** content/pages/open-gym.yaml, section by section from the top. The hours come from schedule.yaml. */
export const openGymPage = z.strictObject({
	head: pageHead,
	hero: pageHero(dialogs),
	/** Beside the booking calendar at the foot of the hero, for people who are no members yet (OPEN-01, C-43). */
	booking: z.strictObject({
		title: text,
		text,
		/** Read out by screen readers as the name of the frame. */
		frameTitle: text,
	}),
	/** What stands on the floor, with a picture (OPEN-02). */
	facility: z.strictObject({
		title: text,
		points,
		photo,
		/** Shown when the photo does not come. */
		fallback: photo,
		/** Toast in that case (OPEN-03). */
		failed: text,
	}),
	gallery,
	/** What members have of it; the lead says who may come (OPEN-05, OPEN-08). */
	benefits: z.strictObject({ title: text, lead: text, points }),
	/** Below the hours: that classes come first (HOURS-03). */
	hours: z.strictObject({ title: text, note: text }),
	guidelines: z.strictObject({ title: text, points }),
	closing: closing(dialogs),
});
