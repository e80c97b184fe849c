import {
	isStoredImage,
	storedImageAddress,
	storedImageWidth,
} from "#lib/image-address.ts";
import type { Content } from "../files.ts";
import type { Gallery, GalleryImage } from "../schema/gallery.ts";
import { pictureUses } from "./picture-uses.ts";
import { fallbackWidth, type PicturePipeline } from "./pictures.ts";

/** A picture as the gallery's carousel shows it. */
export type GalleryImageView = {
	/** ENT-04. Both may be the same address (C-23). */
	original: string;
	webp: string;
	caption?: string | undefined;
	picture: {
		alt: string;
		width: number;
		height: number;
		/** Only pictures of our own have one. */
		placeholderColor?: string;
		src: string;
		srcSet: { avif?: string; webp: string; jpg?: string };
		sizes: string;
	};
};

export function galleryView(
	content: Content,
	pipeline: PicturePipeline,
	{ title, images }: Gallery,
) {
	const { imageStorage } = content.integrations;
	const shown = images.filter((image) =>
		addressesOf(image).every((address) => isStoredImage(address, imageStorage)),
	);
	return {
		title,
		images: shown.map((image) => imageView(pipeline, image)),
		/** The page says that pictures are missing (GAL-10). */
		leftOut: images.length - shown.length,
	};
}

/** The addresses elsewhere that a picture names; none for a file of content/images. */
function addressesOf(image: GalleryImage): string[] {
	if ("photo" in image) return [];
	return [image.original, image.webp ?? image.original];
}

function imageView(
	pipeline: PicturePipeline,
	image: GalleryImage,
): GalleryImageView {
	const { caption } = image;
	if ("photo" in image) {
		const { aspect } = pictureUses.gallery;
		const picture = pipeline.picture(image.photo, pictureUses.gallery);
		const width = Math.min(fallbackWidth, picture.width);
		const webp = pipeline.file(image.photo, width, "webp", aspect);
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
	const [across, down] = pictureUses.gallery.aspect;
	const set = (address: string) =>
		storedWidths
			.map((width) => `${storedImageAddress(address, width)} ${width}w`)
			.join(", ");
	return {
		original,
		webp,
		caption,
		picture: {
			alt,
			width: storedImageWidth,
			height: Math.round((storedImageWidth * down) / across),
			src: storedImageAddress(original, storedImageWidth),
			srcSet: { webp: set(webp), jpg: set(original) },
			sizes: pictureUses.gallery.sizes,
		},
	};
}

/** IMG-02 for small screens, more where the picture is drawn larger. */
const storedWidths = [storedImageWidth, 800, 1280] as const;
