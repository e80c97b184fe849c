import { type Cents, formatMoney } from "#lib/money.ts";
import type { Content } from "../files.ts";
import { leadFrameView } from "./frames.ts";

const fullTally = 5;

/** Returns memberships and personal training as cards (PRICE-03). */
export function plans(
	content: Content,
): (ReturnType<typeof planView> & { tally?: number })[] {
	return [
		...content.pricing.memberships.map((plan, index) => ({
			...planView(content, {
				id: plan.id,
				plan,
				price: plan.pricePerWeek,
				period: "week",
				plates: index + 1,
			}),
			tally:
				plan.sessionsPerWeek === "unlimited"
					? fullTally
					: Math.min(plan.sessionsPerWeek, fullTally),
		})),
		personalTrainingPlan(content),
	];
}

/** Returns the card of personal training. /personal-training shows this card, too (PT-07). */
export function personalTrainingPlan(content: Content) {
	const { memberships, personalTraining } = content.pricing;
	return planView(content, {
		id: "personal-training",
		plan: personalTraining,
		price: personalTraining.pricePerSession,
		period: "session",
		plates: memberships.length + 1,
	});
}

type PricedPlan = {
	id: string;
	plan: Pick<Content["pricing"]["personalTraining"], "name" | "card">;
	price: Cents;
	period: "week" | "session";
	plates: number;
};

function planView(
	content: Content,
	{ id, plan, price, period, plates }: PricedPlan,
) {
	const { opens, ...cardFields } = plan.card;
	return {
		...cardFields,
		shortQuota: cardFields.shortQuota ?? cardFields.quota,
		id: `plan-${id}`,
		name: plan.name,
		price: formatMoney(price),
		period,
		plates: Math.min(plates, 3),
		dialogId: leadFrameView(content, opens).dialogId,
	};
}

/**
 * Returns the packages of personal training with price, price per session and saving (PRICE-05).
 */
export function prepaidPackages({ pricing }: Content) {
	const { pricePerSession, prepaidPackages: packages } =
		pricing.personalTraining;
	return packages.map(({ sessions, price }) => ({
		sessions,
		price: formatMoney(price),
		each: formatMoney(Math.round(price / sessions)),
		saves: formatMoney(sessions * pricePerSession - price),
	}));
}
