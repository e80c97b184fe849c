import { z } from "zod";
import { id, pictureFile, text } from "./fields.ts";

const member = id.meta({ kind: "member", title: "Member" });

const inBothLists = "A member can be in both lists of the home page.";

export const testimonials = z.strictObject({
	home: z.array(member).min(1, "at least one testimonial").meta({
		title: "On the home page, one after the other",
		description: inBothLists,
	}),
	wall: z
		.array(member)
		.length(3, "three testimonials")
		.meta({
			title: "On the home page, three together",
			description: `The first one large, two small. ${inBothLists}`,
		}),
	corporate: z.array(member).length(3, "three testimonials").meta({
		title: "On the corporate page",
		description: "Under the photo: the first one large, two small.",
	}),
	teams: z
		.array(member)
		.length(2, "two testimonials")
		.meta({ title: "On the corporate page, one after the other" }),
	people: z.record(
		id,
		z
			.strictObject({
				name: text,
				role: text,
				quote: text.meta({
					description: "Without quotation marks; the page sets them.",
				}),
				rating: z
					.int("a whole number of stars")
					.min(1, "1 to 5 stars")
					.max(5, "1 to 5 stars")
					.meta({ description: "Stars, 1 to 5." }),
				image: pictureFile.optional().meta({
					description: "A portrait. If empty, the initials are shown.",
				}),
			})
			.meta({ title: "Member" }),
	),
});
