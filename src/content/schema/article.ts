import { z } from "zod";
import { photo, sitePath, text, webAddress } from "./fields.ts";
import { printedDate } from "./printed-date.ts";

/** The order of the tabs (TIPS-01). */
export const categoryIds = [
	"nutrition",
	"training",
	"mindset",
	"community",
	"coaching",
] as const;
export type CategoryId = (typeof categoryIds)[number];

/** A picture of the cloud storage that integrations.yaml names, for those who keep their pictures there (IMG-01). */
const storedPhoto = z.strictObject({
	address: webAddress,
	alt: text,
});
export type StoredPhoto = z.infer<typeof storedPhoto>;

/** The front matter of a Markdown file in content/articles; the file's name is its slug. */
export const articleFrontMatter = z.strictObject({
	/** Search results show it with the gym's short name behind it. */
	title: text.max(57, "at most 57 characters"),
	/** Two or three sentences; shown on cards, to search engines, and as the text of an article that has no other. */
	excerpt: text
		.min(50, "at least 50 characters")
		.max(170, "at most 170 characters"),
	keywords: z.array(text, "a list of keywords").min(1, "at least one keyword"),
	category: z.enum(
		categoryIds,
		"nutrition, training, mindset, community or coaching",
	),
	author: text,
	/** As it is printed: June 22, 2023 (ART-12). */
	date: printedDate,
	/** The page of the service that the article leads to: one of those in pages/article.yaml. */
	relatedService: sitePath,
	photo: z.union(
		[photo, storedPhoto],
		"a picture with file and alt, or with address and alt",
	),
	/** Shown instead of the picture (ART-02); its id with the player of integrations.yaml. */
	video: z
		.strictObject({
			id: z
				.string()
				.regex(/^[\w-]+$/, "the id of a video, such as gwen-first-pull-up"),
			/** Read out by screen readers as the name of the player. */
			title: text,
		})
		.optional(),
	/** A few short points beside the text. */
	inShort: z.array(text, "a list of short points").optional(),
});
