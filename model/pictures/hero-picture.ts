import type { Photo } from "../schema/fields.ts";
import type { Images } from "./pictures.ts";

/**
 * The width of the picture file for each viewport width (IMG-03). On narrow viewports the picture
 * is cropped to a square, because the hero is about square there.
 */
const heroVariants = [
	{ media: "(max-width: 767px)", width: 640 },
	{ media: "(min-width: 768px) and (max-width: 1199px)", width: 1200 },
	{ media: "(min-width: 1200px)", width: 1600 },
] as const;

type Shape = readonly [number, number];

export function heroPicture(
	images: Images,
	photo: Photo,
	{ middle, wide }: { middle?: Shape; wide?: Shape } = {},
) {
	const aspects = [[1, 1] as const, middle, wide];
	const {
		srcSet: _,
		sizes: __,
		...picture
	} = images.request(photo, {
		...(wide && { aspect: wide }),
		widths: [heroVariants[2].width],
		sizes: "100vw",
	});
	return {
		...picture,
		variants: heroVariants.map(({ media, width }, index) => {
			images.recordMinimumSize(photo, width, aspects[index]);
			return {
				media,
				avif: images.file(photo, width, "avif", aspects[index]),
			};
		}),
	};
}
