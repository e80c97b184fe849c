import { z } from "zod";
import { id, pageMeta, photo, text } from "../schema/fields.ts";
import { gallery } from "../schema/gallery.ts";
import {
	closing,
	pageHero,
	points,
	questionList,
} from "../schema/page-parts.ts";

const heading = { title: text, lead: text.optional() };

const bands = [
	z
		.strictObject({
			band: z.literal("text"),
			title: text,
			paragraphs: z
				.array(text, "a list of paragraphs")
				.min(1, "at least one paragraph"),
			photo: photo.optional(),
		})
		.meta({ title: "Text and a picture" }),
	z
		.strictObject({
			band: z.literal("points"),
			...heading,
			points,
		})
		.meta({ title: "List of points" }),
	z
		.strictObject({
			band: z.literal("plans"),
			...heading,
		})
		.meta({
			title: "Prices",
			isOnlyOnce: true,
			description:
				"The cards of the pricing page: their words and figures stand under Prices and on that page.",
		}),
	z
		.strictObject({
			band: z.literal("quotes"),
			title: text.describe(
				"Only screen readers read it out where a single member is quoted.",
			),
			people: z
				.array(id.meta({ title: "Member", kind: "member" }), "a list of people")
				.refine(
					({ length }) => length === 1 || length === 3,
					"one or three people",
				)
				.meta({ title: "Members", description: "One or three." }),
		})
		.meta({ title: "Testimonials" }),
	gallery
		.extend({ band: z.literal("gallery") })
		.meta({ title: "Gallery of pictures" }),
	z
		.strictObject({
			band: z.literal("questions"),
			title: text,
			list: questionList,
		})
		.meta({ title: "Questions and answers" }),
	z
		.strictObject({
			band: z.literal("events"),
			...heading,
		})
		.meta({
			title: "Events",
			isOnlyOnce: true,
			description:
				"The cards of the events; the band is left out while there are none.",
		}),
	closing
		.extend({ band: z.literal("callToAction") })
		.meta({ title: "Question with a button" }),
] as const;
export const bandNames = bands.map(({ shape }) => shape.band.value);
export type Band = z.infer<(typeof bands)[number]>;

/** Sections with a fixed anchor. A page may contain each only once, because ids must be unique. */
const onlyOnce: readonly Band["band"][] = bands
	.filter((band) => band.meta()?.isOnlyOnce)
	.map(({ shape }) => shape.band.value);

/** content/landing/NAME.yaml: a page at /NAME, made of sections that the owner chooses. */
export const schema = z.strictObject({
	head: pageMeta,
	menu: text.max(30, "at most 30 characters").optional().meta({
		title: "Name in the menu",
		description:
			"The name of the page in the menu and the footer. If empty, both leave the page out.",
	}),
	hero: pageHero,
	bands: z
		.array(
			z.discriminatedUnion("band", bands, `a section: ${bandNames.join(", ")}`),
			"a list of sections",
		)
		.min(1, "at least one section")
		.superRefine((list, context) => {
			for (const [index, { band }] of list.entries())
				if (
					onlyOnce.includes(band) &&
					list.findIndex((other) => other.band === band) < index
				)
					context.addIssue({
						code: "custom",
						path: [index, "band"],
						message: "no other section of this kind on the page",
					});
		})
		.meta({ title: "Sections", description: "From top to bottom." }),
});

export function landingAddress(slug: string): string {
	return `/${slug}`;
}
