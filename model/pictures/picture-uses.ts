import type { PictureUse } from "./pictures.ts";

/** The shapes in which sections show pictures; sizes say how wide they are drawn, so that browsers choose well. */
export const pictureUses = {
	/** Beside a text on wide screens, across the column on narrow ones. */
	tall: {
		aspect: [4, 5],
		widths: [400, 640, 853],
		sizes: "(min-width: 900px) 34vw, calc(100vw - 2.5rem)",
	},
	featureWide: {
		aspect: [3, 2],
		widths: [400, 640, 960, 1280],
		sizes: "(min-width: 768px) 54vw, calc(100vw - 2.5rem)",
	},
	featureTall: {
		aspect: [11, 10],
		widths: [400, 640, 960],
		sizes: "(min-width: 768px) 38vw, calc(100vw - 2.5rem)",
	},
	/** One after the other, the next one in sight. */
	gallery: {
		aspect: [7, 5],
		widths: [400, 640, 960, 1280],
		sizes: "(min-width: 768px) min(58vw, 46rem), 84vw",
	},
	/** A coach's card. */
	portrait: {
		aspect: [4, 5],
		widths: [320, 480, 640, 960],
		sizes: "(min-width: 768px) 29vw, 78vw",
	},
	/** In the dialog with a coach's bio. */
	smallPortrait: {
		aspect: [4, 5],
		widths: [240, 480],
		sizes: "(min-width: 768px) 15rem, 11rem",
	},
	/** A program's card. */
	programCard: {
		aspect: [4, 3],
		widths: [400, 640, 853],
		sizes: "(min-width: 1024px) 30vw, (min-width: 768px) 46vw, 78vw",
	},
	/** An article's card (IMG-05). */
	card: {
		aspect: [16, 9],
		widths: [400, 640, 800],
		sizes: "(min-width: 768px) 24rem, 78vw",
	},
	/** Across the page above an article. */
	articleHead: {
		aspect: [21, 9],
		widths: [640, 960, 1280, 1600],
		sizes: "(min-width: 1400px) 80rem, calc(100vw - 2.5rem)",
	},
} as const satisfies Record<string, PictureUse>;
