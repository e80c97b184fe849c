import { z } from "zod";
import { interpolate } from "#lib/interpolate.ts";
import type { ContentWithPictures } from "../../files.ts";
import { text, textWith, titledText } from "../../schema/fields.ts";
import { trainers } from "../../views/coaches.ts";
import { photoPage, photoPageView, points } from "../../views/page-parts.ts";
import { personalTrainingPlan, prepaidPackages } from "../pricing.ts";

/** content/pages/personal-training.yaml, section by section from the top (PT). Coaches and prices have their own files. */
export const schema = photoPage(["freeTrial", "consultation"], {
	journey: z.strictObject({
		title: text,
		text,
		// PT-03
		steps: z.array(titledText).length(4, "four steps").describe("In order."),
	}),
	coaches: z.strictObject({
		title: text,
		bio: text.describe(
			"Leads to a coach's full bio; the name follows for screen readers.",
		),
	}),
	benefits: z.strictObject({
		title: text,
		points,
	}),
	details: z.strictObject({
		title: text,
		rows: z.array(z.strictObject({ name: text, value: text })),
		package: z
			.strictObject({
				name: textWith("[count]"),
				each: textWith("[each]").describe("In brackets after its price."),
				saves: textWith("[saves]"),
			})
			.describe("A row for each package of content/pricing.yaml follows."),
	}),
});

export function view(content: ContentWithPictures) {
	const page = content.pages.personalTraining;
	const { details } = page;
	return {
		...photoPageView(content, page),
		coaches: { ...page.coaches, list: trainers(content) },
		details: {
			title: details.title,
			rows: [
				...details.rows,
				...prepaidPackages(content).map(({ sessions, price, ...figures }) => ({
					name: interpolate(details.package.name, { count: String(sessions) }),
					value: `${price} (${interpolate(details.package.each, figures)}, ${interpolate(details.package.saves, figures)})`,
				})),
			],
		},
		plan: { ...personalTrainingPlan(content), highlighted: true },
	};
}
