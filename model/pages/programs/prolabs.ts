import { z } from "zod";
import { formatMoney } from "#lib/money.ts";
import type { Content } from "../../files.ts";
import { pictureUses } from "../../pictures/picture-uses.ts";
import type { PicturePipeline } from "../../pictures/pictures.ts";
import { pageHead, photo, text } from "../../schema/fields.ts";
import { type RentalPlan, rentalPlans } from "../../schema/pricing.ts";
import { leadFrameView } from "../../views/frames.ts";
import {
	closing,
	closingView,
	pageHero,
	pageHeroView,
} from "../../views/page-parts.ts";

const points = z
	.array(z.strictObject({ title: text, text }))
	.min(1, "at least one point");

const dialogs = ["prolabsRequest"] as const;

/** content/pages/prolabs.yaml, section by section from the top (PROLAB). The prices come from content/pricing.yaml. */
export const prolabsPage = z.strictObject({
	head: pageHead,
	hero: pageHero(dialogs),
	why: z.strictObject({
		title: text,
		points,
		photo,
		// PROLAB-13
		fallback: photo.meta({
			description: "Takes the photo's place when it does not load.",
		}),
	}),
	plans: z.strictObject({
		title: text,
		lead: text,
		select: text.meta({ description: "On every card; opens the dialog." }),
		selected: text.meta({ description: "Marks the chosen card." }),
		chosen: text.meta({
			description: "Before the chosen plan, in the dialog.",
		}),
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
		list: z
			.array(z.strictObject({ question: text, answer: text }))
			.min(1, "at least one question"),
	}),
	closing: closing(dialogs),
});

/** A way to rent the floor, as its card shows it. */
export type RentalPlanView = {
	id: RentalPlan;
	name: string;
	description: string;
	features: readonly string[];
	price: string;
	/** "/hour", "/month"; none where the price is for all hours of a block. */
	unit?: string;
	/** What an hour of a block comes to. */
	each?: string;
	/** Plates on the bar: the weight of the offer. */
	plates: number;
};

export function prolabsView(content: Content, pipeline: PicturePipeline) {
	const { why, rules, ...page } = content.pages.prolabs;
	return {
		...page,
		hero: pageHeroView(content, pipeline, page.hero),
		why: {
			...why,
			photo: pipeline.picture(why.photo, pictureUses.tall),
			fallback: pipeline.picture(why.fallback, pictureUses.tall),
		},
		plans: {
			...page.plans,
			list: plans(content),
			start: content.pricing.prolabs.selected,
			dialog: leadFrameView(content, "prolabsRequest"),
		},
		rules: {
			title: rules.title,
			list: rules.list.map(({ rule, text }) => ({
				question: rule,
				answer: text,
			})),
		},
		closing: closingView(content, page.closing),
	};
}

function plans({ pricing }: Content): RentalPlanView[] {
	const { cards, pricePerHour, block, pricePerMonth } = pricing.prolabs;
	const prices: Record<
		RentalPlan,
		Pick<RentalPlanView, "price" | "unit" | "each">
	> = {
		hourly: { price: formatMoney(pricePerHour), unit: "/hour" },
		block: {
			price: formatMoney(block.price),
			each: `${formatMoney(Math.round(block.price / block.hours))}/hour`,
		},
		monthly: { price: formatMoney(pricePerMonth), unit: "/month" },
	};
	return rentalPlans.map((id, index) => ({
		id,
		...cards[id],
		...prices[id],
		plates: index + 1,
	}));
}
