import { z } from "zod";
import { galleryMaxImages } from "#lib/constants.ts";
import { altText, photo, text, textWith } from "./fields.ts";

const caption = text.optional();

const galleryImage = z.union(
	[
		z.strictObject({ photo, caption }).meta({ title: "One of our pictures" }),
		z
			.strictObject({
				original: text.describe(
					"The whole address, https. One that is not on a storage host is left out, with a warning.",
				),
				webp: text
					.optional()
					.describe(
						"The same picture as WebP; the same address where the storage converts by itself.",
					),
				alt: altText,
				caption,
			})
			.meta({ title: "A picture that is stored elsewhere on the web" }),
	],
	"a picture with `photo`, or with `original` and `alt`",
);
export type GalleryImage = z.infer<typeof galleryImage>;

export const gallery = z.strictObject({
	title: text,
	images: z
		.array(galleryImage, "a list of pictures")
		.max(galleryMaxImages, `${galleryMaxImages} pictures at most`)
		.meta({
			title: "Pictures",
			description:
				"If the list is empty, the page says that pictures will follow.",
		}),
});
export type Gallery = z.infer<typeof gallery>;

export const galleryLabels = z
	.strictObject({
		loaded: textWith("[loaded]", "[total]").describe(
			"Below the pictures while they load.",
		),
		failedImage: text.describe(
			"Shown instead of a picture that failed to load.",
		),
		someFailed: text.describe("The message at the first failed picture."),
		someLeftOut: text.describe(
			"The short message when pictures were left out for their address.",
		),
		empty: text.describe("A gallery without pictures."),
		emptyCarousel: text.describe("Shown in a carousel without pictures."),
		noSuchImage: text.describe(
			"Shown if the carousel does not have the requested picture.",
		),
	})
	.meta({ title: "Words of galleries" });
