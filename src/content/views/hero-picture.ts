import {
	type PictureDesk,
	type PictureFormat,
	pictureFormats,
} from "../pictures.ts";
import type { Photo } from "../schema/fields.ts";

/** The widths by window width (IMG-03): the page preloads exactly the one that the picture element will choose. */
const heroVariants = [
	{ media: "(max-width: 767px)", width: 640 },
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
	const files = (wanted: number): Record<PictureFormat, string> => {
		const [avif, webp, jpg] = pictureFormats.map((format) =>
			desk.file(photo.file, wanted, format),
		);
		return { avif: avif ?? "", webp: webp ?? "", jpg: jpg ?? "" };
	};
	return {
		alt,
		tone,
		width,
		height,
		src,
		variants: heroVariants.map(({ media, width: wanted }) => ({
			media,
			files: files(wanted),
		})),
	};
}
