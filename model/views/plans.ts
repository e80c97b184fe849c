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
			...planView(content, plan.id, plan, plan.pricePerWeek, "week", index + 1),
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
	return planView(
		content,
		"personal-training",
		personalTraining,
		personalTraining.pricePerSession,
		"session",
		memberships.length + 1,
	);
}

function planView(
	content: Content,
	id: string,
	{ name, card }: Pick<Content["pricing"]["personalTraining"], "name" | "card">,
	price: Cents,
	period: "week" | "session",
	plates: number,
) {
	const { opens, ...cardFields } = card;
	return {
		...cardFields,
		shortQuota: cardFields.shortQuota ?? cardFields.quota,
		id: `plan-${id}`,
		name,
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
