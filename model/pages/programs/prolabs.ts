import { z } from "zod";
import { formatMoney } from "#lib/money.ts";
import type { Content, ContentWithPictures } from "../../files.ts";
import { pictureUses } from "../../pictures/picture-uses.ts";
import { photo, text } from "../../schema/fields.ts";
import { rentalPlans } from "../../schema/pricing.ts";
import { leadFrameView } from "../../views/frames.ts";
import {
	photoPage,
	photoPageView,
	points,
	questionList,
} from "../../views/page-parts.ts";

/** content/pages/prolabs.yaml, section by section from the top (PROLAB). The prices come from content/pricing.yaml. */
export const schema = photoPage(["prolabsRequest"], {
	why: z.strictObject({
		title: text,
		points,
		photo,
		// PROLAB-13
		fallback: photo.describe("Takes the photo's place when it does not load."),
	}),
	plans: z.strictObject({
		title: text,
		lead: text,
		select: text.describe("On every card; opens the dialog."),
		selected: text.describe("Marks the chosen card."),
		chosen: text.describe("Before the chosen plan, in the dialog."),
		note: text,
	}),
	steps: z.strictObject({ title: text, list: points }),
	rules: z.strictObject({
		title: text,
		list: z
			.array(z.strictObject({ rule: text, text }))
			.min(1, "at least one rule"),
	}),
	questions: z.strictObject({
		title: text,
		list: questionList,
	}),
});

export function view(content: ContentWithPictures) {
	const { why, rules, ...page } = content.pages.prolabs;
	return {
		...photoPageView(content, page),
		why: {
			...why,
			photo: content.pipeline.picture(why.photo, pictureUses.tall),
			fallback: content.pipeline.picture(why.fallback, pictureUses.tall),
		},
		plans: {
			...page.plans,
			list: plans(content),
			start: content.pricing.prolabs.selected,
			dialog: leadFrameView(content, "prolabsRequest"),
		},
		rules: {
			title: rules.title,
			list: rules.list.map(({ rule: question, text: answer }) => ({
				question,
				answer,
			})),
		},
	};
}

/** The ways to rent the floor, as their cards show them. */
function plans({ pricing, facts }: Content) {
	const { cards, pricePerHour, block, pricePerMonth } = pricing.prolabs;
	/** The price of a block is for all its hours: what one of them comes to stands beside it. */
	const prices = {
		hourly: { price: pricePerHour, unit: "/hour", each: undefined },
		block: {
			price: block.price,
			unit: undefined,
			each: `${facts.get("prolabs.block.perHour")}/hour`,
		},
		monthly: { price: pricePerMonth, unit: "/month", each: undefined },
	};
	return rentalPlans.map((id, index) => ({
		id,
		...cards[id],
		...prices[id],
		price: formatMoney(prices[id].price),
		/** Plates on the bar: the weight of the offer. */
		plates: index + 1,
	}));
}
