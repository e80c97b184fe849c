import { z } from "zod";
import { count, dollars, id, text } from "./fields.ts";

/** content/pricing.yaml: every price, once (CONST-06). Dollars in the file, cents in the code. */
export const pricing = z.strictObject({
	memberships: z
		.array(
			z.strictObject({
				/** Key for texts and links; never shown. */
				id,
				name: text,
				pricePerWeek: dollars,
				sessionsPerWeek: z.union(
					[count, z.literal("unlimited")],
					'a whole number of sessions, or "unlimited"',
				),
			}),
		)
		.min(1, "at least one membership"),
	personalTraining: z.strictObject({ pricePerSession: dollars }),
	nutritionCoaching: z.strictObject({ pricePerWeek: dollars }),
	/** One class; the drop-in and the punch card of one are the same price (C-10). */
	punchCard: z.strictObject({ dropIn: dollars }),
	corporate: z.strictObject({
		price: dollars,
		/** People included in the price. */
		includedPeople: count,
		/** Above it a team is split into two sessions (C-04). */
		maxPeoplePerSession: count,
	}),
	prolabs: z.strictObject({ pricePerHour: dollars }),
});
