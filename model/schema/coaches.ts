import { z } from "zod";
import { id, photo, text, webAddress } from "./fields.ts";

/** content/coaches.yaml: the coaches (ENT-07). Other files refer to a coach by the key. */
export const coaches = z.record(
	id,
	z
		.strictObject({
			name: text,
			role: text.describe("What the coach is in the gym, on the about page."),
			bio: text.describe("Two sentences, on the coach's card."),
			trainingRole: text
				.optional()
				.describe(
					"What the coach is called on the page about personal training. If empty, the role is shown.",
				),
			photo: photo.optional().meta({
				title: "Portrait",
				description:
					"Shown in upright format (4 to 5). If empty, the initials are shown.",
			}),
			description: text
				.optional()
				.describe(
					"One sentence, for the page about personal training. If empty, the bio is shown.",
				),
			fullBio: z
				.array(text.meta({ title: "Paragraph" }), "a list of paragraphs")
				.default([])
				.meta({
					title: "Paragraphs of the full bio",
					description: "In a dialog, below the bio.",
				}),
			credentials: z.array(text, "a list").default([]),
			socials: z
				.strictObject({
					instagram: webAddress.optional(),
					facebook: webAddress.optional(),
					twitter: webAddress.optional(),
					email: z.email("an email address").optional(),
				})
				.default({})
				.meta({
					title: "Social profiles",
					description: "Each may be left out; then no icon shows.",
				}),
		})
		.meta({ title: "Coach" }),
	"coaches by a short name",
);
