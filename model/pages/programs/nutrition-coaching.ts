import { z } from "zod";
import { formatMoney } from "#lib/money.ts";
import type { ContentWithPictures } from "../../files.ts";
import { galleryView } from "../../pictures/gallery.ts";
import { text } from "../../schema/fields.ts";
import { gallery } from "../../schema/gallery.ts";
import {
	action,
	actionView,
	photoPage,
	photoPageView,
	points,
	quotation,
} from "../../views/page-parts.ts";
import { testimonialView } from "../../views/testimonial.ts";

const dialogs = ["freeTrial", "consultation"] as const;

/** content/pages/nutrition-coaching.yaml, section by section from the top. The price comes from pricing.yaml. */
export const schema = photoPage(dialogs, {
	approach: z.strictObject({ title: text, points }),
	// NUTR-05, NUTR-07
	plan: z
		.strictObject({
			title: text,
			text,
			period: text,
			included: z.array(text).min(1, "at least one thing included"),
			action: action(dialogs),
		})
		.describe("The price card beside the approach."),
	// NUTR-03
	benefits: z
		.strictObject({
			title: text,
			points: points.length(6, "six points"),
		})
		.describe("Six."),
	// NUTR-04
	stories: gallery.describe(
		"Success stories: pictures with a line about a member each.",
	),
	testimonial: quotation,
});

export function view(content: ContentWithPictures) {
	const page = content.pages.nutritionCoaching;
	return {
		...photoPageView(content, page),
		plan: {
			...page.plan,
			price: formatMoney(content.pricing.nutritionCoaching.pricePerWeek),
			action: actionView(content, page.plan.action),
		},
		stories: galleryView(content, page.stories),
		testimonial: {
			title: page.testimonial.title,
			people: [testimonialView(content, page.testimonial.person)],
		},
	};
}
