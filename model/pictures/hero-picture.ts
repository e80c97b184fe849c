import type { Photo } from "../schema/fields.ts";
import type { Images } from "./pictures.ts";

/**
 * The widths by window width (IMG-03): the page preloads exactly the one that the picture element will choose. On narrow
 * windows the photograph fills a box about as high as wide; a square crop spends its pixels on what is seen.
 */
const heroVariants = [
	{ media: "(max-width: 767px)", width: 640 },
	{ media: "(min-width: 768px) and (max-width: 1199px)", width: 1200 },
	{ media: "(min-width: 1200px)", width: 1600 },
] as const;

/** Width to height; the photograph's own where left out. */
type Shape = readonly [number, number];

/** The files of a photograph behind a headline, by width of the window. */
export function heroPicture(
	images: Images,
	photo: Photo,
	{ middle, wide }: { middle?: Shape; wide?: Shape } = {},
) {
	const shapes = [[1, 1] as const, middle, wide];
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
		variants: heroVariants.map(({ media, width }, index) => ({
			media,
			avif: images.file(photo, width, "avif", shapes[index]),
		})),
	};
}
