import { type Cents, formatMoney } from "#lib/money.ts";
import type { Content } from "../files.ts";
import { leadFrameView } from "./frames.ts";

/** Strokes of the tally that stand for any number of sessions: the gate is full. */
const fullTally = 5;

/** The memberships and personal training, side by side (PRICE-03). */
export function plans(content: Content): PlanView[] {
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

/** The card of personal training, which its own page shows too (PT-07). */
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
	const { opens, ...words } = card;
	return {
		...words,
		/** For the price board of narrow screens. */
		shortQuota: words.shortQuota ?? words.quota,
		id: `plan-${id}`,
		name,
		price: formatMoney(price),
		period,
		/** Plates on the bar: the weight of the offer. */
		plates: Math.min(plates, 3),
		/** The dialog behind the button, by its id in the page. */
		dialogId: leadFrameView(content, opens).dialogId,
	};
}

/** A plan as its card shows it (ENT-11). */
type PlanView = ReturnType<typeof planView> & {
	/** Strokes of the tally: sessions a week, the full gate for unlimited; none for personal training. */
	tally?: number;
};

/** The packages of personal training with their price, the price of each session in them and what they save (PRICE-05). */
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
