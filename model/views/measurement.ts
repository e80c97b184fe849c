import type { Content } from "../files.ts";

/** The question about measuring and what the pixel needs; part of the site only where there is a pixel. */
export function measurementView({ privacyChoice, integrations }: Content) {
	const { pixel, frames } = integrations;
	return {
		words: privacyChoice,
		policy: "/privacy",
		pixel: { id: pixel.id, scripts: pixel.scripts },
		/** The page that counts as a lead (PIXEL-01). */
		leadPath: frames.prolabsRequest.thankYou,
	};
}
