import { z } from "zod";
import { toIsoDate } from "#lib/time/printed-date.ts";
import { maxSummaryLength, minSummaryLength } from "../text/summary.ts";
import {
	altText,
	photo,
	printedDate,
	sitePath,
	text,
	webAddress,
} from "./fields.ts";

/** Category ids in the order of the tabs (TIPS-01). */
export const categoryIds = [
	"nutrition",
	"training",
	"mindset",
	"community",
	"coaching",
] as const;
export type CategoryId = (typeof categoryIds)[number];

/** A picture in the cloud storage of integrations.yaml (IMG-01). */
const storedPhoto = z
	.strictObject({
		address: webAddress,
		alt: altText,
	})
	.meta({ title: "A picture that is stored elsewhere on the web" });
export type StoredPicture = z.infer<typeof storedPhoto>;

export const articleFrontMatter = z
	.strictObject({
		title: text
			.max(57, "at most 57 characters")
			.describe("Search results show it with the gym's short name behind it."),
		excerpt: text
			.min(minSummaryLength, `at least ${minSummaryLength} characters`)
			.max(maxSummaryLength, `at most ${maxSummaryLength} characters`)
			.meta({
				kind: "summary",
				title: "Summary",
				description: "One to three sentences, for cards and search results.",
			}),
		keywords: z
			.array(text, "a list of search words")
			.default([])
			.describe("What people may search for to find it. If empty: its title."),
		category: z.enum(
			categoryIds,
			"nutrition, training, mindset, community or coaching",
		),
		author: text.meta({
			kind: "author",
			description:
				"A coach; to write another name here, switch “Written by a guest” on.",
		}),
		guest: z
			.boolean("true or false")
			.optional()
			.meta({ title: "Written by a guest" }),
		date: printedDate,
		updated: printedDate.optional().meta({
			title: "Corrected on",
			description:
				"The day of the last correction that readers should know of. The page and search engines show it.",
		}),
		relatedService: sitePath.meta({
			kind: "service",
			title: "Offer below the article",
			description: "The page that the box below the article leads to.",
		}),
		photo: z
			.union(
				[photo.meta({ title: "One of our pictures" }), storedPhoto],
				"a picture with `file` and `alt`, or with `address` and `alt`",
			)
			.meta({ title: "Picture" }),
		video: z
			.strictObject({
				id: z
					.string()
					.regex(/^[\w-]+$/, "the id of a video, such as gwen-first-pull-up")
					.meta({ title: "Id of the video at its player" }),
				title: text.describe(
					"Read out by screen readers as the name of the player.",
				),
			})
			.optional()
			.describe("Shown instead of the picture."),
		inShort: z.array(text, "a list of short points").optional().meta({
			title: "Key facts",
			description: "The article in a few points, beside the text.",
		}),
	})
	// Accepts an invalid date here (NaN), because the field's own schema reports it.
	.refine(
		({ date, updated = date }) => !(Date.parse(updated) < Date.parse(date)),
		{
			message: "a day that is not before the date of the article",
			path: ["updated"],
		},
	);

/** Returns the date of the last correction or, if none exists, of publication: "2023-06-22". */
export function modifiedOn({
	date,
	updated = date,
}: {
	date: string;
	updated?: string | undefined;
}): string {
	return toIsoDate(updated);
}
