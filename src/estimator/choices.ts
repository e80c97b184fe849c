import {
	type Choices,
	goals,
	maxSessions,
	minSessions,
	payments,
	type Rates,
} from "./estimate.ts";

export const choiceFields = {
	goal: "goal",
	sessionsPerWeek: "sessions",
	payment: "pay",
	punchCardSize: "card",
	packageSize: "package",
	hasNutritionCoaching: "nutrition",
	timelineInMonths: "time",
} as const satisfies Record<keyof Choices, string>;

export type ChoiceRules = {
	start: Choices;
	months: readonly number[];
};

type SizeRates = Pick<Rates, "punchCards" | "packages">;

/** Reads choices from a query or form; missing and invalid choices become defaults. */
export function readChoices(
	params: URLSearchParams,
	{ start, months }: ChoiceRules,
	{ punchCards, packages }: SizeRates,
): Choices {
	const read = <Field extends keyof Choices>(
		field: Field,
		allowed: readonly Choices[Field][],
		write: (value: Choices[Field]) => string = String,
	) =>
		allowed.find((value) => write(value) === params.get(choiceFields[field])) ??
		start[field];
	return {
		goal: read("goal", goals),
		sessionsPerWeek: read("sessionsPerWeek", sessionCounts),
		payment: read("payment", payments),
		punchCardSize: read("punchCardSize", sizes(punchCards)),
		packageSize: read("packageSize", sizes(packages)),
		hasNutritionCoaching: read(
			"hasNutritionCoaching",
			[true, false],
			switchValue,
		),
		timelineInMonths: read("timelineInMonths", months, monthsValue),
	};
}

export function fieldValues(choices: Choices): Record<string, string> {
	return {
		[choiceFields.goal]: choices.goal,
		[choiceFields.sessionsPerWeek]: String(choices.sessionsPerWeek),
		[choiceFields.payment]: choices.payment,
		[choiceFields.punchCardSize]: String(choices.punchCardSize),
		[choiceFields.packageSize]: String(choices.packageSize),
		[choiceFields.hasNutritionCoaching]: switchValue(
			choices.hasNutritionCoaching,
		),
		[choiceFields.timelineInMonths]: monthsValue(choices.timelineInMonths),
	};
}

export function withChoices(query: string, choices: Choices): string {
	const params = new URLSearchParams(query);
	for (const [field, value] of Object.entries(fieldValues(choices)))
		params.set(field, value);
	if (choices.payment !== "punch-card")
		params.delete(choiceFields.punchCardSize);
	if (choices.payment !== "personal-training")
		params.delete(choiceFields.packageSize);
	return params.toString();
}

export function monthsValue(count: number): string {
	return `${count}-months`;
}

const sessionCounts = Array.from(
	{ length: maxSessions - minSessions + 1 },
	(_, index) => minSessions + index,
);

function sizes(prices: Rates["packages"]): number[] {
	return prices.map(({ sessions }) => sessions);
}

function switchValue(isOn: boolean): string {
	return isOn ? "yes" : "no";
}
