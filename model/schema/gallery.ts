import { z } from "zod";
import { galleryMaxImages } from "#lib/constants.ts";
import { altText, photo, text, textWith } from "./fields.ts";

const caption = text.optional();

/** A picture of a gallery (ENT-04): a file of content/images, or one in the cloud storage of integrations.yaml. */
const galleryImage = z.union(
	[
		z.strictObject({ photo, caption }).meta({ title: "One of our pictures" }),
		z
			.strictObject({
				// GAL-07
				original: text.describe(
					"The whole address, https. One that is not on a storage host is left out, with a warning.",
				),
				// C-23
				webp: text
					.optional()
					.describe(
						"The same picture as WebP; the same address where the storage converts by itself.",
					),
				alt: altText,
				caption,
			})
			.meta({ title: "A picture in the cloud storage" }),
	],
	"a picture with photo, or with original and alt",
);
export type GalleryImage = z.infer<typeof galleryImage>;

export const gallery = z.strictObject({
	title: text,
	// GAL-11
	images: z
		.array(galleryImage, "a list of pictures")
		.max(galleryMaxImages, `${galleryMaxImages} pictures at most`)
		.describe("Empty while there is nothing to show; the page then says so."),
});
export type Gallery = z.infer<typeof gallery>;

/** content/galleries.yaml: what every gallery says. */
export const galleryWords = z
	.strictObject({
		// GAL-05
		loaded: textWith("[loaded]", "[total]").describe(
			"Under the pictures while they come.",
		),
		// GAL-04
		failedImage: text.describe("In the place of a picture that did not come."),
		// GAL-09
		someFailed: text.describe("Toast with the first of them."),
		// GAL-10
		someLeftOut: text.describe(
			"Toast when pictures were left out for their address.",
		),
		// GAL-11
		empty: text.describe("A gallery without pictures."),
		// GAL-12
		emptyCarousel: text.describe(
			"A carousel without pictures, and one that is told to show a picture it does not have.",
		),
		noSuchImage: text,
	})
	.meta({ title: "Words of galleries" });
