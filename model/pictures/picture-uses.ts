import type { PictureUse } from "./pictures.ts";

/**
 * Aspect ratios and widths (px) of pictures, by use. There are few widths, because the build
 * encodes each width of every photo.
 */
export const pictureUses = {
	tall: {
		aspect: [4, 5],
		widths: [400, 640],
		sizes: "(min-width: 900px) 34vw, calc(100vw - 2.5rem)",
	},
	featureWide: {
		aspect: [3, 2],
		widths: [640, 1280],
		sizes: "(min-width: 768px) 54vw, calc(100vw - 2.5rem)",
	},
	featureTall: {
		aspect: [11, 10],
		widths: [640, 960],
		sizes: "(min-width: 768px) 38vw, calc(100vw - 2.5rem)",
	},
	gallery: {
		aspect: [7, 5],
		widths: [640, 1280],
		sizes: "(min-width: 768px) min(58vw, 46rem), 84vw",
	},
	portrait: {
		aspect: [4, 5],
		widths: [480, 960],
		sizes: "(min-width: 768px) 29vw, 78vw",
	},
	smallPortrait: {
		aspect: [4, 5],
		widths: [240, 480],
		sizes: "(min-width: 768px) 15rem, 11rem",
	},
	programCard: {
		aspect: [4, 3],
		widths: [400, 640],
		sizes: "(min-width: 1024px) 30vw, (min-width: 768px) 46vw, 78vw",
	},
	card: {
		aspect: [16, 9],
		widths: [400, 640],
		sizes: "(min-width: 768px) 24rem, 78vw",
	},
	/**
	 * The full-width picture above an article. Below 768 px, `sizes` is deliberately smaller than the
	 * picture, so that dense screens load only the 640 px file.
	 */
	articleHead: {
		aspect: [21, 9],
		widths: [640, 1280],
		sizes:
			"(min-width: 1400px) 80rem, (min-width: 768px) calc(100vw - 2.5rem), 75vw",
	},
} as const satisfies Record<string, PictureUse>;
