import { z } from "zod";
import type { ContentWithPictures } from "../../files.ts";
import { pictureUses } from "../../pictures/picture-uses.ts";
import { photo, text } from "../../schema/fields.ts";
import { linkTarget } from "../../schema/navigation.ts";
import { destination } from "../../views/links.ts";
import { photoPage, photoPageView, points } from "../../views/page-parts.ts";

/** content/pages/programs.yaml, section by section from the top (PROG-01 to PROG-05). */
export const schema = photoPage(["freeTrial"], {
	programs: z.strictObject({
		title: text.describe("Read out by screen readers only."),
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
					cta: text.describe("The words of the link."),
					photo,
				}),
			)
			.length(6, "six programs")
			.describe("One that leads to another site opens a new tab."),
	}),
	reasons: z.strictObject({
		title: text,
		points,
	}),
});

export function view(content: ContentWithPictures) {
	const page = content.pages.programs;
	return {
		...photoPageView(content, page),
		programs: {
			...page.programs,
			cards: page.programs.cards.map(({ to, photo, ...card }) => ({
				...card,
				...destination(content, to),
				photo: content.pipeline.picture(photo, pictureUses.programCard),
			})),
		},
	};
}
