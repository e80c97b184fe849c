import { z } from "zod";
import { galleryMaxImages } from "../../lib/constants.ts";
import { photo, text, textWith } from "./fields.ts";

const caption = text.optional();

/** A picture of a gallery (ENT-04): a file of content/images, or one in the cloud storage of integrations.yaml. */
const galleryImage = z.union(
	[
		z.strictObject({ photo, caption }),
		z.strictObject({
			/** The whole address, https. One that is not on a storage host is left out, with a warning (GAL-07). */
			original: text,
			/** The same picture as WebP; the same address where the storage converts by itself (C-23). */
			webp: text.optional(),
			alt: text,
			caption,
		}),
	],
	"a picture with photo, or with original and alt",
);
export type GalleryImage = z.infer<typeof galleryImage>;

/** The pictures of a page, one after the other. */
export const gallery = z.strictObject({
	title: text,
	/** Empty while there is nothing to show; the page then says so (GAL-11). */
	images: z
		.array(galleryImage, "a list of pictures")
		.max(galleryMaxImages, `${galleryMaxImages} pictures at most`),
});
export type Gallery = z.infer<typeof gallery>;

/** content/galleries.yaml: what every gallery says. */
export const galleryWords = z.strictObject({
	/** Under the pictures while they come (GAL-05). */
	loaded: textWith("[loaded]", "[total]"),
	/** In the place of a picture that did not come (GAL-04). */
	failedImage: text,
	/** Toast with the first of them (GAL-09). */
	someFailed: text,
	/** Toast when pictures were left out for their address (GAL-10). */
	someLeftOut: text,
	/** A gallery without pictures (GAL-11). */
	empty: text,
	/** A carousel without pictures, and one that is told to show a picture it does not have (GAL-12). */
	emptyCarousel: text,
	noSuchImage: text,
});
