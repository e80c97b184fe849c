import {
	type Choices,
	fewestSessions,
	goals,
	mostSessions,
	payments,
} from "./estimate.ts";

/** The names of the form's fields, which are those of the address. */
export const choiceFields = {
	goal: "goal",
	sessionsPerWeek: "sessions",
	payment: "pay",
	punchCardSize: "card",
	packageSize: "package",
	hasNutritionCoaching: "nutrition",
	timelineInMonths: "time",
} as const satisfies Record<keyof Choices, string>;

/** What may be chosen where the content decides, and what is chosen when nothing else is said. */
export type ChoiceRules = {
	start: Choices;
	cardSizes: readonly number[];
	packageSizes: readonly number[];
	months: readonly number[];
};

/** The choices in an address or a form. What is missing or wrong is as at the start. */
export function readChoices(
	params: URLSearchParams,
	{ start, cardSizes, packageSizes, months }: ChoiceRules,
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
		punchCardSize: read("punchCardSize", cardSizes),
		packageSize: read("packageSize", packageSizes),
		hasNutritionCoaching: read(
			"hasNutritionCoaching",
			[true, false],
			switchValue,
		),
		timelineInMonths: read("timelineInMonths", months, monthsValue),
	};
}

/** The value of each of the form's fields. */
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

/**
 * An address's query with the choices in it, without the sizes that the payment does not ask for; what else it says stays
 * (campaign parameters).
 */
export function withChoices(query: string, choices: Choices): string {
	const params = new URLSearchParams(query);
	for (const [field, value] of Object.entries(fieldValues(choices))) {
		params.delete(field);
		params.append(field, value);
	}
	if (choices.payment !== "punch-card")
		params.delete(choiceFields.punchCardSize);
	if (choices.payment !== "personal-training")
		params.delete(choiceFields.packageSize);
	return params.toString();
}

/** 6 -> "6-months", the value of the timeline (EST-05). */
export function monthsValue(count: number): string {
	return `${count}-months`;
}

const sessionCounts = Array.from(
	{ length: mostSessions - fewestSessions + 1 },
	(_, index) => fewestSessions + index,
);

function switchValue(isOn: boolean): string {
	return isOn ? "yes" : "no";
}
