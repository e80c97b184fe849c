import pricing from "content:pricing";
import { interpolate } from "#lib/interpolate.ts";
import { formatMoney } from "#lib/money.ts";
import type { Choices, Estimate } from "./estimate.ts";

const { words, options } = pricing.estimator;

/** "Silver membership", "Punch card of 5" */
export function planName(
	{ payment, punchCardSize, packageSize }: Choices,
	{ membership }: Estimate,
): string {
	switch (payment) {
		case "membership":
			return `${membership.name} ${words.result.membership}`;
		case "punch-card":
			return `${words.result.punchCard} ${punchCardSize}`;
		case "personal-training":
			return `${words.result.personalTraining} ${packageSize}`;
	}
}

/** A summary that the visitor can send to a coach. */
export function planSentence(choices: Choices, result: Estimate): string {
	return [
		goalLabel(choices),
		`${sessionsAWeek(choices.sessionsPerWeek)} for ${choices.timelineInMonths} months`,
		planName(choices, result),
		...(choices.hasNutritionCoaching ? [words.result.nutrition] : []),
		`${formatMoney(result.weekly)} per week in all.`,
	].join("; ");
}

export function planParams(
	choices: Choices,
	result: Estimate,
): Record<string, string> {
	return {
		goal: goalLabel(choices),
		sessions_per_week: String(choices.sessionsPerWeek),
		plan: planName(choices, result),
		nutrition_coaching: choices.hasNutritionCoaching ? "yes" : "no",
		timeline: `${choices.timelineInMonths} months`,
		weekly_price: formatMoney(result.weekly),
	};
}

export function recommendedFor({ sessionsPerWeek }: Choices): string {
	return interpolate(words.result.recommended, {
		sessions: sessionsAWeek(sessionsPerWeek),
	});
}

/** "$79 per week", "$95 per single session" */
export function recommendedPrice({ recommended }: Estimate): string {
	return `${formatMoney(recommended.price)} per ${recommended.per}`;
}

/** For screen readers: both prices, each with its plan. */
export function announcedResult(choices: Choices, result: Estimate): string {
	return [
		`${words.result.yourPlan} ${formatMoney(result.weekly)} per week.`,
		`${recommendedFor(choices)} ${result.recommended.name}, ${recommendedPrice(result)}.`,
	].join(" ");
}

function sessionsAWeek(sessions: number): string {
	return `${sessions} ${sessions === 1 ? "session" : "sessions"} a week`;
}

function goalLabel({ goal }: Choices): string {
	return options.goals.find(({ id }) => id === goal)?.label ?? goal;
}
