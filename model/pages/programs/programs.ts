import { z } from "zod";
import type { Content } from "../../files.ts";
import { pictureUses } from "../../pictures/picture-uses.ts";
import type { PicturePipeline } from "../../pictures/pictures.ts";
import { pageHead, photo, text } from "../../schema/fields.ts";
import { linkTarget } from "../../schema/navigation.ts";
import { destination } from "../../views/links.ts";
import {
	closing,
	closingView,
	pageHero,
	pageHeroView,
} from "../../views/page-parts.ts";

const dialogs = ["freeTrial"] as const;

/** content/pages/programs.yaml, section by section from the top (PROG-01 to PROG-05). */
export const programsPage = z.strictObject({
	head: pageHead,
	hero: pageHero(dialogs),
	programs: z.strictObject({
		title: text.meta({ description: "Read out by screen readers only." }),
		cards: z
			.array(
				z.strictObject({
					title: text,
					description: text,
					icon: z.enum([
						"group",
						"nutrition",
						"person",
						"team",
						"heart",
						"floor",
					]),
					to: linkTarget,
					cta: text.meta({ description: "The words of the link." }),
					photo,
				}),
			)
			.length(6, "six programs")
			.meta({
				description: "One that leads to another site opens a new tab.",
			}),
	}),
	reasons: z.strictObject({
		title: text,
		points: z
			.array(z.strictObject({ title: text, text }))
			.min(1, "at least one reason"),
	}),
	closing: closing(dialogs),
});

export function programsView(content: Content, pipeline: PicturePipeline) {
	const { hero, programs, closing, ...page } = content.pages.programs;
	return {
		...page,
		hero: pageHeroView(content, pipeline, hero),
		programs: {
			...programs,
			cards: programs.cards.map(({ to, photo, ...card }) => ({
				...card,
				...destination(content, to),
				photo: pipeline.picture(photo, pictureUses.programCard),
			})),
		},
		closing: closingView(content, closing),
	};
}
