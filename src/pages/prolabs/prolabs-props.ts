import { formatMoney } from "#lib/money.ts";
import type { Content } from "#model/files.ts";
import { pictureUses } from "#model/pictures/picture-uses.ts";
import type { Images } from "#model/pictures/pictures.ts";
import { rentalPlans } from "#model/schema/rentals.ts";
import { leadFrameView } from "#model/views/frames.ts";
import { pageWithHeroView } from "#model/views/page-parts.ts";

export type ProlabsPageProps = ReturnType<typeof prolabsPageProps>;

export function prolabsPageProps(content: Content, images: Images) {
	const { why, rules, ...page } = content.pages.prolabs;
	const { select, selected, chosen, ...plans } = page.plans;
	return {
		...page,
		...pageWithHeroView(content, images, page),
		why: {
			...why,
			photo: images.request(why.photo, pictureUses.tall),
			fallback: images.request(why.fallback, pictureUses.tall),
		},
		plans: {
			...plans,
			selectLabel: select,
			selectedBadge: selected,
			chosenPrefix: chosen,
			list: rentalPlanViews(content),
			defaultPlanId: content.pricing.prolabs.selected,
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
	const { cards, block, ...rates } = pricing.prolabs;
	const prices = {
		hourly: {
			price: rates.pricePerHour,
			unit: "/hour",
			pricePerHour: undefined,
		},
		block: {
			price: block.price,
			unit: undefined,
			pricePerHour: `${facts.get("prolabs.block.perHour")}/hour`,
		},
		monthly: {
			price: rates.pricePerMonth,
			unit: "/month",
			pricePerHour: undefined,
		},
	};
	return rentalPlans.map((id, index) => ({
		id,
		...cards[id],
		...prices[id],
		price: formatMoney(prices[id].price),
		plates: index + 1,
	}));
}
