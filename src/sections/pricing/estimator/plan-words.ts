import type pricing from "content:pricing";
import type { Choices, Estimate } from "#lib/estimate.ts";
import { formatMoney } from "#lib/money.ts";

type Estimator = (typeof pricing)["estimator"];

/** What the weekly price pays: "Silver membership", "Punch card of 5". */
export function planName(
	{ payment, cardSize, packageSize }: Choices,
	{ membership }: Estimate,
	{ words }: Estimator,
): string {
	switch (payment) {
		case "membership":
			return `${membership.name} ${words.result.membership}`;
		case "punch-card":
			return `${words.result.punchCard} ${cardSize}`;
		case "personal-training":
			return `${words.result.personalTraining} ${packageSize}`;
	}
}

/** The plan in one line, for the visitor who sends it to a coach. */
export function planSentence(
	choices: Choices,
	result: Estimate,
	estimator: Estimator,
): string {
	return [
		goalLabel(choices, estimator),
		`${sessionsAWeek(choices.sessions)} for ${choices.months} months`,
		planName(choices, result, estimator),
		...(choices.hasNutrition ? [estimator.words.result.nutrition] : []),
		`${formatMoney(result.weekly)} per week in all.`,
	].join("; ");
}

/** The plan as the provider's form receives it, under the names that stand in its request. */
export function planParams(
	choices: Choices,
	result: Estimate,
	estimator: Estimator,
): Record<string, string> {
	return {
		goal: goalLabel(choices, estimator),
		sessions_per_week: String(choices.sessions),
		plan: planName(choices, result, estimator),
		nutrition_coaching: choices.hasNutrition ? "yes" : "no",
		timeline: `${choices.months} months`,
		weekly_price: formatMoney(result.weekly),
	};
}

/** "1 session a week", "3 sessions a week" */
export function sessionsAWeek(sessions: number): string {
	return `${sessions} ${sessions === 1 ? "session" : "sessions"} a week`;
}

function goalLabel({ goal }: Choices, { options }: Estimator): string {
	return options.goals.find(({ id }) => id === goal)?.label ?? goal;
}
