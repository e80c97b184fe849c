import { z } from "zod";
import { id, pictureFile, text } from "./fields.ts";

/** content/testimonials.yaml: what members say, by key. */
export const testimonials = z.strictObject({
	/** The hero's carousel (HOME-10, ENT-02). */
	home: z.array(id).min(1, "at least one testimonial"),
	/** The wall of the home page: one large, two small. */
	wall: z.array(id).length(3, "three testimonials"),
	/** Under the corporate page's photo: one large, two small (CORP-02). */
	corporate: z.array(id).length(3, "three testimonials"),
	/** The corporate page's carousel (CAR-07). */
	teams: z.array(id).length(2, "two testimonials"),
	people: z.record(
		id,
		z.strictObject({
			name: text,
			role: text,
			/** Without quotation marks; the page sets them. */
			quote: text,
			/** Stars, 1 to 5. */
			rating: z
				.int("a whole number of stars")
				.min(1, "1 to 5 stars")
				.max(5, "1 to 5 stars"),
			/** A portrait of content/images; the initials stand in when it is left out or fails (CAR-06). */
			image: pictureFile.optional(),
		}),
	),
});
