import {
	type PictureDesk,
	type PictureFormat,
	pictureFormats,
} from "../pictures.ts";
import type { Photo } from "../schema/fields.ts";

/**
 * The widths by window width (IMG-03): the page preloads exactly the one that the picture element will choose. On narrow
 * windows the photograph fills a box about as high as wide; a square crop spends its pixels on what is seen.
 */
const heroVariants = [
	{ media: "(max-width: 767px)", width: 640, aspect: [1, 1] },
	{ media: "(min-width: 768px) and (max-width: 1199px)", width: 1200 },
	{ media: "(min-width: 1200px)", width: 1600 },
] as const;

export type HeroPicture = {
	alt: string;
	tone: string;
	width: number;
	height: number;
	src: string;
	variants: readonly { media: string; files: Record<PictureFormat, string> }[];
};

export function heroPicture(desk: PictureDesk, photo: Photo): HeroPicture {
	const largest = heroVariants[2].width;
	const { alt, tone, width, height, src } = desk.picture(photo, {
		widths: [largest],
		sizes: "100vw",
	});
	const files = (
		use: (typeof heroVariants)[number],
	): Record<PictureFormat, string> => {
		const shape = "aspect" in use ? use.aspect : undefined;
		const [avif = "", webp = "", jpg = ""] = pictureFormats.map((format) =>
			desk.file(photo, use.width, format, shape),
		);
		return { avif, webp, jpg };
	};
	return {
		alt,
		tone,
		width,
		height,
		src,
		variants: heroVariants.map((use) => ({
			media: use.media,
			files: files(use),
		})),
	};
}
