import {
	isStoredPicture,
	storedPictureMinWidthPx,
	storedPictureUrl,
} from "#lib/stored-picture.ts";
import type { Content } from "../files.ts";
import type { Gallery, GalleryImage } from "../schema/gallery.ts";
import { pictureUses } from "./picture-uses.ts";
import { fallbackWidth, type Images } from "./pictures.ts";
import { storedPictureView } from "./stored-picture.ts";

export function galleryView(
	content: Content,
	images: Images,
	gallery: Gallery,
) {
	const { imageStorage } = content.integrations;
	const isVisible = (image: GalleryImage) =>
		"photo" in image ||
		[image.original, image.webp ?? image.original].every((address) =>
			isStoredPicture(address, imageStorage),
		);
	const visibleImages = gallery.images.filter(isVisible);
	return {
		title: gallery.title,
		labels: content.galleries,
		images: visibleImages.map((image) => imageView(images, image)),
		omittedCount: gallery.images.length - visibleImages.length,
	};
}

/**
 * Returns the original and the WebP version of a gallery picture for the carousel (ENT-04). If
 * there is no WebP version, the original replaces it (C-23).
 */
function imageView(images: Images, image: GalleryImage) {
	const { caption } = image;
	const { aspect, sizes } = pictureUses.gallery;
	if ("photo" in image) {
		const picture = images.request(image.photo, pictureUses.gallery);
		const width = Math.min(fallbackWidth, picture.width);
		const webp = images.file(image.photo, width, "webp", aspect);
		return {
			original: picture.src,
			webp,
			caption,
			picture: {
				...picture,
				srcSet: { ...picture.srcSet, webp: `${webp} ${width}w` },
			},
		};
	}
	const { original, alt, webp = original } = image;
	const set = (address: string) =>
		storedWidths
			.map((width) => `${storedPictureUrl(address, width)} ${width}w`)
			.join(", ");
	return {
		original,
		webp,
		caption,
		picture: {
			...storedPictureView(
				{ address: original, alt },
				storedPictureMinWidthPx,
				aspect,
			),
			srcSet: { webp: set(webp), jpg: set(original) },
			sizes,
		},
	};
}

/** Widths in `srcset`, in px; the first is for small screens (IMG-02). */
const storedWidths = [storedPictureMinWidthPx, 800, 1280] as const;
