import { formatMoney } from "#lib/money.ts";
import type { Content } from "#model/files.ts";
import { pictureUses } from "#model/pictures/picture-uses.ts";
import type { Images } from "#model/pictures/pictures.ts";
import { rentalPlans } from "#model/schema/rentals.ts";
import { leadFrameView } from "#model/views/frames.ts";
import { headView } from "#model/views/head.ts";
import { heroPageView } from "#model/views/page-parts.ts";
import type { ProlabsPageProps } from "./prolabs.tsx";

export function prolabsPageProps(
	content: Content,
	images: Images,
): ProlabsPageProps {
	const { head, why, rules, ...page } = content.pages.prolabs;
	return {
		...page,
		head: headView(content, "/prolabs", head),
		...heroPageView(content, images, page),
		why: {
			...why,
			photo: images.request(why.photo, pictureUses.tall),
			fallback: images.request(why.fallback, pictureUses.tall),
		},
		plans: {
			...page.plans,
			list: rentalPlanViews(content),
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

function rentalPlanViews({ pricing, facts }: Content) {
	const { cards, pricePerHour, block, pricePerMonth } = pricing.prolabs;
	/** The price of a block covers all its hours, so `each` adds the price of one hour. */
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
		plates: index + 1,
	}));
}
