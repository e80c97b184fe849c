import { formatMoney } from "../../lib/money.ts";
import type { PictureDesk } from "../pictures.ts";
import type { Content } from "../read-content.ts";
import { type RentalPlan, rentalPlans } from "../schema/pricing.ts";
import { leadFrameView } from "./frames.ts";
import { headView } from "./head.ts";
import { closingView, pageHeroView } from "./page-parts.ts";
import { pictureUses } from "./picture-uses.ts";

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

export function prolabsView(content: Content, desk: PictureDesk) {
	const { head, why, rules, ...page } = content.pages.prolabs;
	return {
		...page,
		head: headView(content, "/prolabs", head),
		hero: pageHeroView(content, desk, page.hero),
		why: {
			...why,
			photo: desk.picture(why.photo, pictureUses.tall),
			fallback: desk.picture(why.fallback, pictureUses.tall),
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
