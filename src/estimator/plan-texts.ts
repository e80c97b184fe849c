import { interpolate } from "#lib/interpolate.ts";
import { formatMoney } from "#lib/money.ts";
import type { Choices, Estimate } from "./estimate.ts";
import type { EstimatorContent, EstimatorLabels } from "./estimator-content.ts";

type ResultLabels = EstimatorLabels["result"];
type PlanTexts = Pick<EstimatorContent, "labels" | "options">;

export function planName(
	{ payment, punchCardSize, packageSize }: Choices,
	{ membership }: Estimate,
	labels: ResultLabels,
): string {
	switch (payment) {
		case "membership":
			return `${membership.name} ${labels.membership}`;
		case "punch-card":
			return `${labels.punchCard} ${punchCardSize}`;
		case "personal-training":
			return `${labels.personalTraining} ${packageSize}`;
	}
}

export function planSentence(
	choices: Choices,
	result: Estimate,
	{ labels, options }: PlanTexts,
): string {
	return [
		goalLabel(choices, options),
		`${sessionsAWeek(choices.sessionsPerWeek)} for ${choices.timelineInMonths} months`,
		planName(choices, result, labels.result),
		...(choices.hasNutritionCoaching ? [labels.result.nutrition] : []),
		`${formatMoney(result.weekly)} per week in all.`,
	].join("; ");
}

export function planParams(
	choices: Choices,
	result: Estimate,
	{ labels, options }: PlanTexts,
): Record<string, string> {
	return {
		goal: goalLabel(choices, options),
		sessions_per_week: String(choices.sessionsPerWeek),
		plan: planName(choices, result, labels.result),
		nutrition_coaching: choices.hasNutritionCoaching ? "yes" : "no",
		timeline: `${choices.timelineInMonths} months`,
		weekly_price: formatMoney(result.weekly),
	};
}

export function recommendedFor(
	{ sessionsPerWeek }: Choices,
	labels: ResultLabels,
): string {
	return interpolate(labels.recommended, {
		sessions: sessionsAWeek(sessionsPerWeek),
	});
}

export function recommendedPrice({ recommended }: Estimate): string {
	return `${formatMoney(recommended.price)} per ${recommended.per}`;
}

export function announcedResult(
	choices: Choices,
	result: Estimate,
	labels: ResultLabels,
): string {
	return [
		`${labels.yourPlan} ${formatMoney(result.weekly)} per week.`,
		`${recommendedFor(choices, labels)} ${result.recommended.name}, ${recommendedPrice(result)}.`,
	].join(" ");
}

function sessionsAWeek(sessions: number): string {
	return `${sessions} ${sessions === 1 ? "session" : "sessions"} a week`;
}

function goalLabel({ goal }: Choices, { goals }: PlanTexts["options"]): string {
	return goals.find(({ id }) => id === goal)?.label ?? goal;
}
